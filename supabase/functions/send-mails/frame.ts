import { ownProduct, type Product } from '../_shared/product.ts'
import { escapeHtml } from './html.ts'

const mark = `<div class="arc" style="width: 24px; height: 18px; padding: 5px 0 0 3px; border-style: solid; border-color: #4334d1; border-width: 3px 0 0 3px; border-top-left-radius: 30px 26px; line-height: 0">
                        <div class="arc" style="width: 17px; height: 10px; padding: 5px 0 0 3px; border-style: solid; border-color: #4334d1; border-width: 3px 0 0 3px; border-top-left-radius: 23px 18px; line-height: 0">
                          <div class="spark" style="width: 13px; height: 7px; border-style: solid; border-color: #f2603c; border-width: 3px 0 0 3px; border-top-left-radius: 16px 10px; line-height: 0"></div>
                        </div>
                      </div>`

function picture({ logo }: Product): string {
  return logo
    ? `<img src="${escapeHtml(logo)}" height="28" alt="" style="display: block; height: 28px">`
    : mark
}

/** The look of every email, around any content; supabase/templates are written with it. All arguments are already HTML. */
export function frame(language: string, content: string, footer: string, product = ownProduct): string {
  const name = escapeHtml(product.name)
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${name}</title>
    <style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .page { background-color: #100e1f !important; }
        .card { background-color: #1a1730 !important; border-color: #2c274b !important; }
        .ink, .ink a { color: #eeecf8 !important; }
        .soft, .soft a { color: #b3aed2 !important; }
        .rule { border-color: #2c274b !important; }
        .wash { background-color: #201c3b !important; }
        .arc { border-color: #b1aaf7 !important; }
        .spark { border-color: #ff7d5c !important; }
        .button { background-color: #b1aaf7 !important; }
        .button a { color: #17142f !important; }
      }
      @media (max-width: 480px) {
        .card { padding: 28px 22px !important; }
      }
    </style>
  </head>
  <body class="page" style="margin: 0; padding: 0; background-color: #fbfaf7">
    <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color: #fbfaf7">
      <tr>
        <td align="center" style="padding: 40px 16px; font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 520px">
            <tr>
              <td style="padding: 0 4px 20px">
                <table role="presentation" cellpadding="0" cellspacing="0" border="0">
                  <tr>
                    <td style="padding-right: 11px">
                      ${picture(product)}
                    </td>
                    <td class="ink" style="font-family: 'Bricolage Grotesque', Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; font-size: 22px; font-weight: 700; letter-spacing: -0.02em; color: #17142f">${name}</td>
                  </tr>
                </table>
              </td>
            </tr>
            <tr>
              <td class="card" style="padding: 36px 40px; background-color: #ffffff; border: 1px solid #e6e3ee; border-radius: 12px">
                ${content}
              </td>
            </tr>
            <tr>
              <td class="soft" style="padding: 20px 4px 0; font-size: 13px; line-height: 1.55; color: #5b5775">
                ${footer}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`
}
