export default {
  'import-students': {
    title: 'Import your students',
    words: 'import csv roster list cohort invite upload',
    body: `Under **Students**, import a list: match the columns, review each line, fix what’s marked, and import. Students already known by number or email address are updated; empty cells change nothing. You can undo an import.

Then invite them by email. Students choose what to share when they link their account; until then, you only see what’s in your own list.`,
  },
  programs: {
    title: 'Assign a program',
    words: 'mission due date cohort progress report teacher deadline extension remind late duplicate copy',
    body: `A **program** is a set of missions with due dates for a cohort. Students are notified when it’s assigned, before a due date and when they’re late; you can give a student more time with a reason. When students are late, use **Remind** on the program’s page to write to all of them, at most once every three days. **Duplicate** copies the missions to a new program for the next cohort.

The page shows progress by student and mission. Students who don’t share their progress aren’t listed. You can download the progress as a PDF or CSV file.`,
  },
  'learning-platforms': {
    title: 'Connect Moodle, Canvas and others',
    words:
      'lti lms moodle canvas blackboard learning platform course connect registration deployment sign in',
    body: `Under **Integrations → Learning platform**, an owner of your school connects the platform in which you run your courses. Students then open Essor from a course, without another password.

**Moodle** (4.0 or later): create a registration address on Essor. In Moodle, open **Site administration → Plugins → External tool → Manage tools**, paste it as the tool URL, choose **Add LTI Advantage**, and activate the tool.

**Canvas**: create a registration address on Essor. In Canvas, open **Admin → Developer Keys → + LTI Registration**, or **Admin → Apps → Manage**, paste it, then enable the app and add it to the account. Canvas names a new deployment when it is opened for the first time: it then appears on Essor, and you allow it.

Other platforms with **LTI 1.3**: enter the four addresses that Essor shows, then add on Essor what the platform shows in return.

Students choose after their first launch: a new account, or their own, which they sign in to once. They decide what your school sees, as with any invitation. If they share their progress, their scores arrive in the gradebook of the course, and again after a revision. Teachers use the account that is part of your staff; you can also let teachers of the platform’s courses join.`,
  },
  'recommend-openings': {
    title: 'Recommend openings to students',
    words: 'job internship apprenticeship partner cohort message withdraw',
    body: `**Openings** lists the openings that companies share with your school, and your partners’ public ones. Recommend one to cohorts or programs, with a short message if you like. Enrolled students with an account get a notification and see your school’s name next to the opening.

You can withdraw a recommendation at any time. You don’t see who applies.`,
  },
  'placements-agreements': {
    title: 'Placements and internship agreements',
    words: 'hired statistics count share convention internship apprenticeship pdf confirm tutor',
    body: `Under **Openings → Placements**, you see how many of your students were hired through openings, by contract, cohort and year. Each student counts once. You see the names of those who share their placement; other groups of fewer than five are hidden.

For a shared internship or apprenticeship, the student, the company and you write one agreement together under **Agreements**. Any change clears the confirmations given so far. Once all three have confirmed, it’s final and you can download it as a PDF.`,
  },
  partnerships: {
    title: 'Agree on a partnership',
    words: 'terms propose accept company school negotiate end',
    body: `Schools and partners propose terms to each other: which missions are open to linked students, what the partner sees about them, and for how long. Each side accepts the version it has read, or proposes another; the current terms stay in force until then.

A partner never sees more than each student shares. When a partnership ends, the access it gave ends right away.`,
  },
}
