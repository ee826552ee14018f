-- Missions in English, of three companies.
select pg_temp.mission(
  4, '0c000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000004', 55,
  'Solar on a school roof: does the case hold?',
  'A town wants panels on its primary school and has a glossy offer on the table. Check the figures, find what the offer leaves out, and advise a mayor who has to vote on Tuesday.',
  'sustainability', 'advanced', 'en', 5, 7, array['energy-efficiency', 'carbon-accounting', 'financial-analysis', 'technical-writing'],
  array[
    pg_temp.brief('context', 'A town, a roof, a vote', '**Harlow-les-Prés** is an invented town of 3,800 people. Its primary school has a flat roof of 620 m², a heating bill that keeps growing, and a council that votes on **Tuesday**.

You are a junior analyst in a small advisory team. The council has received one offer:

| | The offer says |
|---|---|
| Power installed | 96 kWp |
| Yearly production | 125,000 kWh |
| Yearly consumption of the school | 78,000 kWh |
| Share consumed on site | 95 % |
| Investment | €118,000 |
| Payback | 7 years |
| Carbon avoided | 60 t CO₂ a year |

Your job is not to be for or against. It is to tell the mayor **which of these lines will bear her weight**.'),
    pg_temp.message('marta', 'From your engineer', 'Marta Ellison', 'Project engineer', 5, 'Three things to keep beside you while you read:

- Around here a well-placed kWp gives about **1,100 kWh a year**.
- A school is closed on weekends and for most of July and August, which is when the sun is at its best.
- French grid power is around **50 g CO₂ per kWh**. Somebody may have used a European average.

Do not trust me either. Say where each figure comes from.'),
    pg_temp.quiz('checks', 'Before you write',
      pg_temp.question('q1', 'The offer counts on 125,000 kWh from 96 kWp. Against Marta’s figure, that is …', array['about 18 % too high', 'about right', 'about 18 % too low'], 'a', '96 × 1,100 = 105,600 kWh. The offer is roughly 18 % above it.'),
      pg_temp.question('q2', 'Which statements cast doubt on 95 % consumed on site?', array['Production would exceed the school’s whole yearly consumption', 'The school is closed when production peaks', 'The roof is flat'], 'ab', 'Even using every kWh it needs, the school could not take 95 % of a production larger than its consumption.'),
      pg_temp.question('q3', 'With 50 g per kWh, how much CO₂ would 105,600 kWh avoid?', array['About 5 tonnes', 'About 60 tonnes', 'About 500 tonnes'], 'a', '105,600 × 0.05 kg = 5,280 kg. The offer is ten times too generous.')),
    pg_temp.decision('caller', 'A call from the installer', 'The installer rings you directly. He offers to “walk you through the model” over lunch before you write. What do you do?',
      pg_temp.choice('lunch', 'Accept: you may learn something', 'The lunch is pleasant. Your manager asks why the council was not told about it.'),
      pg_temp.choice('written', 'Thank him, and ask for the model and its sources in writing', 'A spreadsheet arrives at four. The 95 % is a typed-in constant.'),
      pg_temp.choice('ignore', 'Do not answer', 'He tells the mayor you refuse to talk. She asks you about it on Monday.')),
    pg_temp.deliverable('memo', 'The memo to the mayor', 'text', true, 'Write to the mayor: **350 to 500 words**, no jargon that you do not explain.

- Your advice in the first two sentences.
- The offer’s lines, corrected, each with its source or calculation.
- What you could not check.
- What she should ask for before Tuesday.'),
    pg_temp.deliverable('model', 'Your figures', 'link', false, 'Optional: a link to the sheet in which you did the sums.')
  ],
  true,
  array[
    pg_temp.criterion('figures', 'Figures', 40,
      'To redo|Repeats the offer, or replaces it with unsourced numbers.',
      'Getting there|Corrects production but not self-consumption or carbon.',
      'Solid|Corrects all three, with the sums shown.',
      'Outstanding|Gives a range and says what it depends on.'),
    pg_temp.criterion('judgement', 'Judgement', 30,
      'To redo|Sells or condemns.',
      'Solid|A clear advice that follows from the figures.',
      'Outstanding|Proposes a better-sized project.'),
    pg_temp.criterion('honesty', 'Honesty about doubt', 15,
      'To redo|No doubt is admitted.',
      'Solid|Says what was not checked.'),
    pg_temp.criterion('reader', 'For its reader', 15,
      'To redo|Written for engineers.',
      'Solid|A mayor can act on it.',
      'Outstanding|She could read it out.')
  ],
  'Expected orders of magnitude: 100–106 MWh produced, 40–55 % consumed on site, about 5 t CO₂, payback of 11 to 14 years. A smaller plant (50–60 kWp) is usually the better answer. Accept other assumptions when they are stated.',
  array[
    'Show the sum: a reader should be able to redo it.',
    'You admit what you could not check. Keep that habit.',
    'Lead with the advice; the mayor may stop after two lines.'
  ]
);

select pg_temp.mission(
  5, '0c000000-0000-4000-8000-000000000004', 'c0000000-0000-4000-8000-000000000007', 48,
  'The booking page a keyboard cannot use',
  'A ferry company sells tickets on a page that looks fine and shuts people out. Audit it, rank what you find, and rewrite the part that matters most.',
  'web', 'intermediate', 'en', 4, 6, array['accessibility', 'html-css', 'javascript', 'debugging'],
  array[
    pg_temp.brief('context', 'Ticket #2214', '**Blue Heron Ferries** is an invented company with four boats and one booking page. Support has forwarded a ticket:

> I am blind and I travel to see my sister. Since your new site, I cannot choose a day. My screen reader says “clickable, clickable, clickable”. I had to ask a neighbour. Please fix it. — *Mrs Tolland*

You are the junior front-end developer. You have half a day, and the person who wrote the calendar has left.'),
    pg_temp.brief('code', 'What is on the page', 'The day picker, as it is today:

```
<div class=picker>
  <div class=title>Choose a day</div>
  <div class=day onclick=pick(14)>14</div>
  <div class=day full onclick=pick(15)>15</div>
  <div class=day onclick=pick(16)>16</div>
</div>
<div class=price style=color:#9aa0a6>from €24</div>
<div class=go onclick=submit()>Continue</div>
```

What you also know:

- `.day:focus` has `outline: none` in the stylesheet.
- A full day is shown in red, and nothing else tells it apart.
- Grey `#9aa0a6` on white has a contrast of 2.6 to 1.
- When no day is chosen, **Continue** does nothing at all.'),
    pg_temp.message('lead', 'Before you start', 'Tomasz Wilk', 'Lead developer', 4, 'Please resist the urge to install a date-picker library. Last year’s added 90 kB and the same problem.

Order matters more than count. I would rather have **five findings in the right order** than twenty from a tool.

And write them so that the designer understands: who is stopped, doing what, and why.'),
    pg_temp.quiz('basics', 'The ground rules',
      pg_temp.question('q1', 'Which element should a selectable day be, to begin with?', array['A div with role=button', 'A button', 'A link without an address'], 'b', 'A real button brings focus, Enter, Space and its role for nothing. Each of these is otherwise yours to rebuild.'),
      pg_temp.question('q2', 'Which of these stop Mrs Tolland from booking at all?', array['Days cannot be focused with the keyboard', 'Days have no role, so they are announced as “clickable”', 'The grey of the price'], 'ab', 'The grey is a real problem for others, but she can book in spite of it. Ranking starts here.'),
      pg_temp.question('q3', 'A day is full. How do you say so to everybody?', array['Red is enough', 'A word in the accessible name, and a mark that is not only a colour', 'Remove the day'], 'b', 'Colour alone is lost on many people. Removing the day makes the calendar lie.')),
    pg_temp.decision('deadline', 'Friday, 15:00', 'You can ship **one** thing before the weekend. Which?',
      pg_temp.choice('buttons', 'Days become real buttons with a visible focus', 'Mrs Tolland books on Saturday. She writes to support again, to say thank you.'),
      pg_temp.choice('contrast', 'Contrast of all greys, everywhere', 'The page looks better and passes more automatic checks. Mrs Tolland still cannot book.'),
      pg_temp.choice('phone', 'A line on the page: “Cannot book? Call us”', 'It helps some people today. On Monday your lead asks when the page itself will work.')),
    pg_temp.deliverable('audit', 'Five findings, ranked', 'text', true, 'List five findings, the worst first. For each: **who** is stopped, doing **what**, **why**, and the smallest fix. Name the WCAG criterion where you know it.'),
    pg_temp.deliverable('markup', 'The picker, rewritten', 'text', true, 'Rewrite the picker: markup, and the few lines of script or style that it needs. It must work with Tab, arrows or both (say which you chose and why), Enter and Space, and tell what happens when **Continue** is pressed without a day.')
  ],
  true,
  array[
    pg_temp.criterion('ranking', 'Ranking', 25,
      'To redo|A list without order.',
      'Solid|What blocks comes before what annoys.',
      'Outstanding|Each rank is argued from a person’s task.'),
    pg_temp.criterion('correctness', 'Correct code', 40,
      'To redo|A div is still a button.',
      'Getting there|Native elements, but states or focus are missing.',
      'Solid|Works by keyboard and is announced well.',
      'Outstanding|And the error is told, in place, to everyone.'),
    pg_temp.criterion('economy', 'Economy', 15,
      'To redo|Rebuilds what the browser gives.',
      'Solid|Little code, each line with a reason.'),
    pg_temp.criterion('explaining', 'Explaining', 20,
      'To redo|Jargon only.',
      'Solid|A designer would understand.',
      'Outstanding|It makes one care.')
  ],
  'Radio inputs in a fieldset are as good as buttons with aria-pressed; ask only that the choice is argued. Arrow keys are not required for a list of buttons. Do not ask for a full grid pattern.',
  array[
    'Who is stopped by this? Start the finding with the person.',
    'aria-label replaces the text: is the number of the day still announced?',
    'Nice and small. This could be merged today.'
  ]
);

select pg_temp.mission(
  7, '0c000000-0000-4000-8000-000000000003', 'c0000000-0000-4000-8000-000000000006', 34,
  'Three requests, one sprint',
  'Sales, support and your biggest user each want something, and there is room for one. Look behind the requests, choose, and say no twice without losing anybody.',
  'product', 'beginner', 'en', 3, 5, array['prioritization', 'product-discovery', 'user-stories', 'communication'],
  array[
    pg_temp.brief('context', 'Monday, planning at eleven', '**Tidemark** is an invented product: field teams use it to record water samples on a phone, offline, and send them to their lab. 2,100 people use it each week.

You are the associate product manager. Your team of four has **two weeks** and three requests:

| | Asked by | Effort |
|---|---|---|
| A. Export to PowerPoint | Sales, for one prospect (€30,000 a year) | 8 days |
| B. Photos attached to a sample | Your biggest customer, 310 users | 9 days |
| C. “Fix sync” | Support, 41 tickets this month | unknown |

Planning starts at eleven. You have time for **one** conversation before it.'),
    pg_temp.decision('talk', 'Whom do you talk to?', 'One conversation, thirty minutes. What you learn will shape your choice.',
      pg_temp.choice('support', 'Support, about the 41 tickets', 'You sit down beside Ola with a coffee and the ticket list.', 'with-support'),
      pg_temp.choice('customer', 'The biggest customer, about photos', 'Ferran picks up from a riverbank. It is windy.', 'with-customer'),
      pg_temp.choice('sales', 'Sales, about the prospect', 'Bianca has four minutes between two calls, and gives you thirty.', 'with-sales')),
    pg_temp.message('with-support', 'What support sees', 'Ola Berntsen', 'Support lead', 5, '“Fix sync” is my label, sorry. Reading them again with you:

- 29 of 41 are the same: the app says **Sent**, the lab sees nothing. It happens when a phone sleeps during an upload.
- Nobody lost data for good. But nine teams went back and **took the samples again**.
- 8 tickets are about passwords. They are not sync at all.

If it said “waiting” instead of “Sent”, half of them would not write.', 'figures'),
    pg_temp.message('with-customer', 'What the customer means', 'Ferran Soler', 'Field manager, 310 users', 5, 'Photos? We do not want an album. The lab keeps asking us to **prove which bottle it was**, because sometimes a sample is on our phones as Sent and not on their side.

So my people photograph the label with their own phone. If the lab trusted the list, I would not need the photo.

Would be nice, yes. But ask me what costs me a day each week: it is driving back.', 'figures'),
    pg_temp.message('with-sales', 'What the prospect asked', 'Bianca Conti', 'Account executive', 5, 'Honestly? They asked whether results can go into their Monday slides. I said PowerPoint.

They decide in **March**. What they liked in the demo was the offline part. Then it said Sent and the result was not there, and I had to talk about the weather for two minutes.

If you can promise me that does not happen again, I can live with a CSV.'),
    pg_temp.brief('figures', 'What the data says', 'You pull three figures before the meeting:

- **6 %** of uploads finish more than an hour after “Sent” was shown.
- 74 % of active users are on phones that sleep aggressively.
- The developer’s estimate for an honest status and a retry: **5 to 7 days**. For a full rewrite of sync: six weeks.'),
    pg_temp.quiz('check', 'Behind the request',
      pg_temp.question('q1', 'What do the three requests have in common?', array['They all need photos', 'People cannot trust what “Sent” means', 'Nothing: choose the most profitable'], 'b', 'Whichever conversation you had, the same sentence came back. A request is a solution that somebody proposes; the problem is behind it.'),
      pg_temp.question('q2', 'Which is the smallest step that could solve most of it?', array['A full rewrite of sync', 'An honest status and an automatic retry', 'A help page'], 'b', 'Five to seven days, and it addresses 29 of 41 tickets. It can be measured within the sprint after.')),
    pg_temp.deliverable('decision', 'Your decision', 'text', true, 'Write the decision for the team, **one page**: the problem, what you will do in these two weeks, what you will not, one or two user stories with acceptance criteria, and the measure that will tell you whether it worked.'),
    pg_temp.deliverable('noes', 'Two honest noes', 'text', true, 'Write the two messages to the people whose request is not chosen: **80 words each**. No “unfortunately”, no false promise.')
  ],
  true,
  array[
    pg_temp.criterion('problem', 'The problem behind', 35,
      'To redo|Chooses among solutions.',
      'Solid|Names the common problem, from evidence.',
      'Outstanding|And says whose problem it is not.'),
    pg_temp.criterion('scope', 'Scope', 25,
      'To redo|Does not fit into two weeks.',
      'Solid|Fits, with clear acceptance criteria.',
      'Outstanding|Leaves room for what may go wrong.'),
    pg_temp.criterion('measure', 'Measure', 20,
      'To redo|None, or one that cannot be read.',
      'Solid|One figure, with today’s value and a target.'),
    pg_temp.criterion('noes', 'Saying no', 20,
      'To redo|Hides or promises.',
      'Solid|Clear, with the reason.',
      'Outstanding|The other would feel heard.')
  ],
  'All three conversations point to the same problem; the way there does not matter. Choosing B is acceptable when argued from trust in the list, not from the size of the customer.',
  array[
    'This is a solution. What is the problem behind it?',
    'What is today’s value of that figure?',
    'A no that one can accept: well done.'
  ]
);
