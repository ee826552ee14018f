export default {
  'import-students': {
    title: 'Bring your students in',
    words: 'import csv roster list cohort invite upload',
    body: `Under **Students** import a list: choose the columns, look at each line, mend what is marked, and confirm. Whoever is known by number or address is updated; a blank changes nothing. An import can be undone.

Then invite by mail. The student chooses what to share when linking the account; until then you see what your own list says, and nothing else.`,
  },
  programs: {
    title: 'Assign a program',
    words: 'mission due date cohort progress report teacher deadline extension remind late duplicate copy',
    body: `A **program** is a set of missions with due dates for a cohort. Students are told when it is assigned, reminded before a date, and told when they are late; you can give somebody more time with a reason. When students are late, **Remind** on the program’s page writes to all of them, at most once in three days. **Duplicate** takes the missions over into a new program for the next cohort.

The page shows progress by student and mission. Whoever does not share progress is left out of the rows. It can be downloaded as PDF and CSV.`,
  },
  partnerships: {
    title: 'Agree on a partnership',
    words: 'terms propose accept company school negotiate end',
    body: `Schools and partners propose terms to each other: which missions are opened to linked students, what the partner sees of them, and until when. A side accepts exactly the version it read, or proposes another; what is in force goes on meanwhile.

A partner never sees more than each student shares. When a partnership ends, what it opened closes at once.`,
  },
}
