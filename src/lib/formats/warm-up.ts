/**
 * The first format of a page lists the languages the browser knows, which takes a phone a tenth of a second: better while
 * the app's files are on their way than while it renders.
 */
export function warmUpFormats(): void {
  Intl.DateTimeFormat.supportedLocalesOf('en')
}
