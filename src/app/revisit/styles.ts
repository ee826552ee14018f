/**
 * As in the app: the same places, sizes and colors, so that nothing seems to move when it takes over. Until the fonts
 * are there, these texts are about as wide as in them.
 */
export const styles = `
@font-face{font-family:'Lines Heading';src:local(Arial),local(Liberation Sans);size-adjust:106%;ascent-override:88%;descent-override:25%;line-gap-override:0%}
@font-face{font-family:'Lines Text';src:local(Arial),local(Liberation Sans);size-adjust:109%;ascent-override:90%;descent-override:22%;line-gap-override:0%}
[data-frame=lines] #root{visibility:hidden}
[data-frame=lines] #frame .page{display:block}
[data-frame=lines] #frame .tiles{display:none}
#home-lines{--ink:#17142f;--soft:#5b5775;--button:#4334d1;--lead:#dfdcfc;--urgent:#ffdfd4;--sheet:#fff;margin-bottom:20px;color:var(--ink);font:.9375rem/1.55 'Inter Variable','Lines Text',system-ui,sans-serif}
[data-mantine-color-scheme=dark] #home-lines{--ink:#eeecf8;--soft:#b3aed2;--button:#5d4ee4;--lead:#2f2a5e;--urgent:#45281f;--sheet:#1a1730}
#home-lines :is(h1,h2){margin:0;font:650 1.875rem/1.15 'Bricolage Grotesque Variable','Lines Heading',system-ui,sans-serif;letter-spacing:normal;text-wrap:balance;overflow-wrap:anywhere}
#home-lines h2{font-size:1.25rem;line-height:1.55}
#home-lines p{margin:0}
#home-lines h2+p{margin-top:2px}
#home-lines h1+p{max-width:90ch;margin-top:4px;text-wrap:pretty}
#home-lines .soft{color:var(--soft)}
#home-lines section{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-top:20px;padding:20px 24px;border-radius:12px;background:var(--lead)}
#home-lines section>div{flex:1 1 12rem;min-width:0}
#home-lines section a{box-sizing:border-box;display:grid;place-items:center;height:36px;padding:0 18px;border-radius:8px;background:var(--button);color:#fff;font-size:.875rem;font-weight:600;text-decoration:none}
#home-lines .urgent{background:var(--urgent)}
#home-lines .mark{flex:none;width:48px;height:48px;border-radius:50%;background:var(--sheet)}
#home-lines .covered{display:grid;grid-template-columns:minmax(200px,34%) 1fr;gap:0;padding:0;overflow:hidden;border:1px solid var(--line);background:var(--sheet)}
#home-lines .covered i{align-self:stretch;border-radius:0}
#home-lines .covered>div{display:grid;gap:12px;justify-items:start;padding:24px}
#home-lines .covered .soft{font-size:.875rem;line-height:1.45}
#home-lines .covered h2{margin-top:-8px;font-size:1.5rem}
@media(max-width:48em){
#home-lines .covered{grid-template-columns:1fr}
#home-lines .covered i{aspect-ratio:640/240}
#home-lines .covered a{width:100%}
}
@media(max-width:36em){#home-lines section a{width:100%}#home-lines .mark{display:none}}`
