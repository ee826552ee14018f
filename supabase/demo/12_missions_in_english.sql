-- Missions of two companies, in English even when the rest of the demo is in French.
select pg_temp.mission(
  5, '0c000000-0000-4000-8000-000000000004', 'c0000000-0000-4000-8000-000000000007', 48,
  pg_temp.english('The booking page a keyboard cannot use'),
  pg_temp.english(
    'A ferry company sells tickets on a page that looks fine and shuts people out. Audit it, rank what you find, and rewrite the part that matters most.'
  ),
  'web', 'intermediate', 4, 6,
  array['accessibility', 'html-css', 'javascript', 'debugging'],
  array[
    pg_temp.brief(
      'context', pg_temp.english('Ticket #2214'),
      pg_temp.english(
        '**Blue Heron Ferries** is a made-up company with four boats and one booking page. Support just forwarded you a ticket:

> I am blind, and I take your ferry to visit my sister. Since you launched the new site, I can’t pick a day. My screen reader says “clickable, clickable, clickable.” I had to ask a neighbor. Please fix it. — *Mrs. Tolland*

You’re the junior front-end developer. You have half a day, and the person who wrote the calendar no longer works here.'
      )
    ),
    pg_temp.brief(
      'code', pg_temp.english('What’s on the page'),
      pg_temp.english(
        'The day picker as it is today:

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

What else you know:

- `.day:focus` has `outline: none` in the stylesheet.
- A full day is red, and nothing else sets it apart.
- Gray `#9aa0a6` on white has a contrast ratio of 2.6:1.
- If no day is selected, **Continue** does nothing at all.'
      )
    ),
    pg_temp.message(
      'lead', pg_temp.english('Before you start'), 'Tomasz Wilk', pg_temp.english('Lead developer'), 4,
      pg_temp.english(
        'Please resist the urge to install a date-picker library. Last year’s added 90 kB and had the same problem.

Order matters more than count. I’d rather have **five findings in the right order** than twenty from a tool.

And write them so the designer understands: who is blocked, doing what, and why.'
      )
    ),
    pg_temp.quiz(
      'basics', pg_temp.english('The ground rules'),
      pg_temp.question(
        'q1',
        pg_temp.english('What should a selectable day be, to begin with?'),
        array[
          pg_temp.english('A div with role=button'),
          pg_temp.english('A button'),
          pg_temp.english('A link without an href')
        ],
        'b',
        pg_temp.english(
          'A real button gives you focus, Enter, Space and its role for free. Otherwise you have to rebuild every one of them.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.english('Which of these keep Mrs. Tolland from booking at all?'),
        array[
          pg_temp.english('Days can’t be focused with the keyboard'),
          pg_temp.english('Days have no role, so they’re announced as “clickable”'),
          pg_temp.english('The gray of the price')
        ],
        'ab',
        pg_temp.english(
          'The gray is a real problem for other people, but it doesn’t stop her from booking. That’s where ranking starts.'
        )
      ),
      pg_temp.question(
        'q3',
        pg_temp.english('A day is full. How do you make that clear to everyone?'),
        array[
          pg_temp.english('Red is enough'),
          pg_temp.english('A word in the accessible name, and a mark that isn’t just a color'),
          pg_temp.english('Remove the day')
        ],
        'b',
        pg_temp.english('Many people can’t tell by color alone. And if you remove the day, the calendar lies.')
      )
    ),
    pg_temp.decision(
      'deadline', pg_temp.english('Friday, 3 PM'),
      pg_temp.english('You can ship **one** thing before the weekend. Which one?'),
      pg_temp.choice(
        'buttons',
        pg_temp.english('Turn the days into real buttons with a visible focus'),
        pg_temp.english('Mrs. Tolland books on Saturday. She writes to support again, this time to say thank you.')
      ),
      pg_temp.choice(
        'contrast',
        pg_temp.english('Fix the contrast of every gray on the site'),
        pg_temp.english('The page looks better and passes more automated checks. Mrs. Tolland still can’t book.')
      ),
      pg_temp.choice(
        'phone',
        pg_temp.english('Add a line to the page: “Can’t book? Call us”'),
        pg_temp.english('It helps some people today. On Monday, your lead asks when the page itself will work.')
      )
    ),
    pg_temp.deliverable(
      'audit', pg_temp.english('Five findings, ranked'), 'text', true,
      pg_temp.english(
        'List five findings, worst first. For each one: **who** is blocked, doing **what**, **why**, and the smallest fix. Name the WCAG criterion if you know it.'
      )
    ),
    pg_temp.deliverable(
      'markup', pg_temp.english('The picker, rewritten'), 'text', true,
      pg_temp.english(
        'Rewrite the picker: the markup, plus the few lines of script or style it needs. It must work with Tab, arrow keys or both (say which you chose and why), Enter and Space, and tell people what’s wrong when they press **Continue** without a day.'
      )
    )
  ],
  true,
  array[
    pg_temp.criterion(
      'ranking', pg_temp.english('Ranking'), 25,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('A list in no particular order.')),
      pg_temp.level(pg_temp.english('Solid'), pg_temp.english('What blocks people comes before what annoys them.')),
      pg_temp.level(
        pg_temp.english('Outstanding'),
        pg_temp.english('Every rank is argued from what a person is trying to do.')
      )
    ),
    pg_temp.criterion(
      'correctness', pg_temp.english('Correct code'), 40,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('A div is still posing as a button.')),
      pg_temp.level(
        pg_temp.english('Getting there'),
        pg_temp.english('Native elements, but states or focus are missing.')
      ),
      pg_temp.level(pg_temp.english('Solid'), pg_temp.english('Works by keyboard and is announced correctly.')),
      pg_temp.level(
        pg_temp.english('Outstanding'),
        pg_temp.english('And everyone gets the error message, right where it belongs.')
      )
    ),
    pg_temp.criterion(
      'economy', pg_temp.english('Economy'), 15,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('Rebuilds what the browser already does.')),
      pg_temp.level(pg_temp.english('Solid'), pg_temp.english('Little code, and a reason for every line.'))
    ),
    pg_temp.criterion(
      'explaining', pg_temp.english('Explanation'), 20,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('Jargon only.')),
      pg_temp.level(pg_temp.english('Solid'), pg_temp.english('A designer would understand it.')),
      pg_temp.level(pg_temp.english('Outstanding'), pg_temp.english('It makes you care.'))
    )
  ],
  pg_temp.english(
    'Radio inputs in a fieldset are as good as buttons with aria-pressed; just make sure the choice is argued. Arrow keys aren’t required for a list of buttons. Don’t ask for a full grid pattern.'
  ),
  array[
    pg_temp.english('Who does this block? Start the finding with the person.'),
    pg_temp.english('aria-label replaces the text. Is the day’s number still announced?'),
    pg_temp.english('Nice and small. We could merge this today.')
  ],
  'en'
);

select pg_temp.mission(
  7, '0c000000-0000-4000-8000-000000000003', 'c0000000-0000-4000-8000-000000000006', 34,
  pg_temp.english('Three requests, one sprint'),
  pg_temp.english(
    'Sales, support and your biggest customer each want something, and there’s room for one. Look behind the requests, choose, and say no twice without losing anyone.'
  ),
  'product', 'beginner', 3, 5,
  array['prioritization', 'product-discovery', 'user-stories', 'communication'],
  array[
    pg_temp.brief(
      'context', pg_temp.english('Monday, planning at 11'),
      pg_temp.english(
        '**Tidemark** is a made-up product: field teams use it to record water samples on their phones, offline, and send them to their lab. 2,100 people use it every week.

You’re the associate product manager. Your team of four has **two weeks** and three requests:

| | Requested by | Effort |
|---|---|---|
| A. Export to PowerPoint | Sales, for one prospect (€30,000 a year) | 8 days |
| B. Photos attached to a sample | Your biggest customer, 310 users | 9 days |
| C. “Fix sync” | Support, 41 tickets this month | unknown |

Planning starts at 11. You have time for **one** conversation before then.'
      )
    ),
    pg_temp.decision(
      'talk', pg_temp.english('Who do you talk to?'),
      pg_temp.english('One conversation, thirty minutes. What you learn will shape your choice.'),
      pg_temp.choice(
        'support',
        pg_temp.english('Support, about the 41 tickets'),
        pg_temp.english('You sit down next to Ola with a coffee and the ticket list.'),
        'with-support'
      ),
      pg_temp.choice(
        'customer',
        pg_temp.english('The biggest customer, about photos'),
        pg_temp.english('Ferran picks up on a riverbank. It’s windy.'),
        'with-customer'
      ),
      pg_temp.choice(
        'sales', pg_temp.english('Sales, about the prospect'),
        pg_temp.english('Bianca has four minutes between calls, and gives you thirty.'),
        'with-sales'
      )
    ),
    pg_temp.message(
      'with-support', pg_temp.english('What support sees'), 'Ola Berntsen', pg_temp.english('Support lead'), 5,
      pg_temp.english(
        '“Fix sync” is my label, sorry. Going through them again with you:

- 29 of the 41 are the same: the app says **Sent**, and the lab sees nothing. It happens when the phone goes to sleep during an upload.
- No one lost data for good. But nine teams went back and **took the samples again**.
- 8 tickets are about passwords. They have nothing to do with sync.

If it said “Waiting” instead of “Sent,” half of them wouldn’t write to us.'
      ),
      'figures'
    ),
    pg_temp.message(
      'with-customer', pg_temp.english('What the customer means'), 'Ferran Soler',
      pg_temp.english('Field manager, 310 users'), 5,
      pg_temp.english(
        'Photos? We don’t want a photo album. The lab keeps asking us to **prove which bottle it was**, because sometimes a sample shows as Sent on our phones and isn’t there on their side.

So my people take a picture of the label with their own phones. If the lab trusted the list, I wouldn’t need the photo.

It’d be nice, sure. But ask me what costs me a day every week: driving back.'
      ),
      'figures'
    ),
    pg_temp.message(
      'with-sales',
      pg_temp.english('What the prospect asked for'),
      'Bianca Conti', pg_temp.english('Account executive'), 5,
      pg_temp.english(
        'Honestly? They asked whether results could go into their Monday slides. I said PowerPoint.

They’re deciding in **March**. What they liked in the demo was the offline part. Then it said Sent, the result wasn’t there, and I had to talk about the weather for two minutes.

If you can promise me that won’t happen again, I can live with a CSV.'
      )
    ),
    pg_temp.brief(
      'figures', pg_temp.english('What the data says'),
      pg_temp.english(
        'You pull three numbers before the meeting:

- **6%** of uploads finish more than an hour after the app says “Sent.”
- 74% of active users have phones that put apps to sleep aggressively.
- The developers’ estimate for an honest status and a retry is **5 to 7 days**. For a full rewrite of sync, it’s six weeks.'
      )
    ),
    pg_temp.quiz(
      'check', pg_temp.english('Behind the request'),
      pg_temp.question(
        'q1',
        pg_temp.english('What do the three requests have in common?'),
        array[
          pg_temp.english('They all need photos'),
          pg_temp.english('People can’t trust what “Sent” means'),
          pg_temp.english('Nothing: pick the most profitable one')
        ],
        'b',
        pg_temp.english(
          'Whichever conversation you had, you heard the same thing. A request is someone’s idea of a solution; the problem is behind it.'
        )
      ),
      pg_temp.question(
        'q2',
        pg_temp.english('What’s the smallest step that could solve most of it?'),
        array[
          pg_temp.english('A full rewrite of sync'),
          pg_temp.english('An honest status and an automatic retry'),
          pg_temp.english('A help page')
        ],
        'b',
        pg_temp.english(
          'It takes five to seven days and addresses 29 of the 41 tickets. You can measure it in the very next sprint.'
        )
      )
    ),
    pg_temp.deliverable(
      'decision', pg_temp.english('Your decision'), 'text', true,
      pg_temp.english(
        'Write up the decision for your team, **one page**: the problem, what you’ll do in these two weeks, what you won’t, one or two user stories with acceptance criteria, and the metric that will tell you whether it worked.'
      )
    ),
    pg_temp.deliverable(
      'noes', pg_temp.english('Two honest nos'), 'text', true,
      pg_temp.english(
        'Write to the two people whose request you didn’t choose: **80 words each**. No “unfortunately,” no empty promises.'
      )
    )
  ],
  true,
  array[
    pg_temp.criterion(
      'problem', pg_temp.english('The underlying problem'), 35,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('Chooses between solutions.')),
      pg_temp.level(
        pg_temp.english('Solid'),
        pg_temp.english('Names the shared problem and backs it with evidence.')
      ),
      pg_temp.level(pg_temp.english('Outstanding'), pg_temp.english('Also says what isn’t part of the problem.'))
    ),
    pg_temp.criterion(
      'scope', pg_temp.english('Scope'), 25,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('Doesn’t fit in two weeks.')),
      pg_temp.level(pg_temp.english('Solid'), pg_temp.english('Fits, with clear acceptance criteria.')),
      pg_temp.level(pg_temp.english('Outstanding'), pg_temp.english('Leaves room for things to go wrong.'))
    ),
    pg_temp.criterion(
      'measure', pg_temp.english('Metric'), 20,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('None, or one you can’t measure.')),
      pg_temp.level(pg_temp.english('Solid'), pg_temp.english('One number, with today’s value and a target.'))
    ),
    pg_temp.criterion(
      'noes', pg_temp.english('Saying no'), 20,
      pg_temp.level(pg_temp.english('Needs work'), pg_temp.english('Dodges or overpromises.')),
      pg_temp.level(pg_temp.english('Solid'), pg_temp.english('Clear, with the reason.')),
      pg_temp.level(pg_temp.english('Outstanding'), pg_temp.english('The other person would feel heard.'))
    )
  ],
  pg_temp.english(
    'All three conversations point to the same problem; how they get there doesn’t matter. Choosing B is fine when it’s argued from trust in the list, not from the size of the customer.'
  ),
  array[
    pg_temp.english('This is a solution. What’s the problem behind it?'),
    pg_temp.english('What’s that number today?'),
    pg_temp.english('A no people can live with. Well done.')
  ],
  'en'
);
