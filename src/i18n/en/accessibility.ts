export default {
  title: 'Accessibility',
  description: 'How accessible Essor is, how we test it, its known limits, and how to report a problem.',
  body: `Everyone should be able to use Essor: with a keyboard, a screen reader, enlarged text, limited color vision, or on a small phone.

## What we aim for

We build toward the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This statement is our own assessment. The product hasn’t been audited by an outside body yet, so we don’t claim full conformance.

## What we test

- Automated checks with axe run on pages of every area with each change to the product, in light and dark.
- Key user journeys are tested in a real browser, including signing up, working through a mission, reviewing and publishing, partly by keyboard alone.
- Pages fit 360 pixels without sideways scrolling, and text has a contrast of at least 4.5:1 against its background.
- Motion is turned off for anyone whose system asks for reduced motion.

## What works

- Everything that can be dragged can also be moved from a menu.
- Charts have a table with the same numbers, which can be downloaded.
- Errors appear next to the field they concern, and nothing you typed is lost.
- Each page has a title, one main heading and a link to skip to the content.
- You can switch between English and French on every page.

## Known limits

- Automated checks only find some barriers. We haven’t yet tested with people who use assistive technology every day.
- Files and images that members upload, and missions they write, are only as accessible as their authors made them.
- PDF certificates and reports are designed for print; each certificate’s page has the same content as a web page.
- Interview practice with audio needs a microphone; you can answer every question in writing instead.
- Recordings have no automatic captions.

## Tell us

If something gets in your way, [write to us](/contact) and choose the topic “Accessibility.” Tell us which page it is, what you wanted to do, and what you use. We reply by email and help you reach your goal another way until it’s fixed.`,
}
