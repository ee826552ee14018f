export default {
  title: 'Accessibility',
  description: 'How accessible Essor is, how it is tested, what is not perfect yet, and whom to tell.',
  body: `Essor should be usable by everybody: with a keyboard, a screen reader, enlarged text, little colour vision, or on a small phone.

## What we aim at

We build towards the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This statement is our own assessment; no outside body has audited the product so far, so we do not claim full conformance.

## What is tested

- Automatic checks with axe run on pages of every area with each change of the product, in light and in dark.
- Main stories are tested in a real browser, among them signing up, playing a mission, reviewing and publishing, partly with the keyboard alone.
- Pages are checked to fit 360 pixels without scrolling sideways, and text on its ground has a contrast of at least 4.5 to 1.
- Motion is switched off for whoever asks the system for less of it.

## What works

- Everything that can be dragged can also be moved by a menu.
- Charts have a table with the same figures, which can be downloaded.
- Errors stand at the field they concern, and nothing you typed is lost.
- Each page has a title, one main heading and a link to skip to the content.
- English and French, switchable on every page.

## Known limits

- Automatic checks find only part of all barriers. Tests with people who use assistive technology every day have not taken place yet.
- Files and pictures that members upload, and missions they write, are only as accessible as their authors made them.
- Certificates and reports as PDF are set for print; the page of each certificate holds the same content as a web page.
- Interview practice with sound needs a microphone; every question can be answered in writing instead.
- Recordings have no automatic captions.

## Tell us

If something keeps you out, [write to us](/contact) and choose the topic “Accessibility”. Say which page it is, what you wanted to do, and what you use. We answer by mail, and help you reach your goal another way until it is mended.`,
}
