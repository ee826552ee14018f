import { frame } from '../../supabase/functions/send-mails/frame.ts'
import { button, paragraph, small, title } from '../../supabase/functions/send-mails/html.ts'
import { automatic, expiry, type InTwoLanguages, templateTexts } from './texts.ts'

/** Go's templates choose the language when the email is sent. */
const inLanguage = ({ en, fr }: InTwoLanguages) =>
  `{{ if eq .Data.language "fr" }}${fr}{{ else }}${en}{{ end }}`.replaceAll('\u00a0', '&nbsp;')
const said = (texts: InTwoLanguages) => ({ html: inLanguage(texts) })

const code = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top: 22px"><tr><td class="wash ink" align="center" style="padding: 18px 12px; background-color: #f3f1fb; border-radius: 8px; font-size: 34px; line-height: 1.2; letter-spacing: 0.2em; text-indent: 0.2em; font-variant-numeric: tabular-nums; color: #17142f"><strong>{{ .Token }}</strong></td></tr></table>`

/** The notice below the content; with a line above it, it stands apart. */
const muted = (kind: 'soft' | 'soft rule', space: string, text: InTwoLanguages) =>
  `<p class="${kind}" style="${space}; font-size: 14px; line-height: 1.6; color: #5b5775">${inLanguage(text)}</p>`

/** A Supabase email template, with the pieces and the frame of the emails that send-mails writes. */
export function emailTemplate(name: string): string {
  const texts = templateTexts[name]!
  const url = {
    html: `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${texts.type}&amp;redirect_to={{ urlquery .RedirectTo }}`,
  }
  const content = [title(said(texts.title)), paragraph(said(texts.intro))]
  if (texts.forPartners) {
    const sentence = paragraph(said(texts.forPartners))
    content.push(`{{ if eq .Data.user_type "company" "academia" "on_maker" }}${sentence}{{ end }}`)
  }
  if (texts.button) content.push(button(said(texts.button), url), small(said(expiry.link), url))
  else content.push(code, muted('soft', 'margin: 20px 0 0', expiry.code))
  content.push(
    muted('soft rule', 'margin: 24px 0 0; padding: 20px 0 0; border-top: 1px solid #e6e3ee', texts.notMe),
  )
  const footer = `${inLanguage(automatic)}\n                <br><a href="{{ .SiteURL }}" style="color: #5b5775">{{ .SiteURL }}</a>`
  const language = '{{ if eq .Data.language "fr" }}fr{{ else }}en{{ end }}'
  return frame(language, content.join('\n                '), footer)
}
