/** As in the app: the same places, sizes and colors, so that little moves when it takes over. */
export const styles = `
#first-lines{display:none}
[data-first-lines] #first-lines{display:block}
[data-first-lines] #root{display:none}
#first-lines{--ink:#17142f;--soft:#5b5775;--brand:#4334d1;--button:#4334d1;--strong:#251b7d;--coral:#f2603c;--line:#e6e3ee;--sheet:#fff;--wash:#f3f1fb;--ground:#fbfaf7;min-height:100vh;background:var(--ground);color:var(--ink);font:.9375rem/1.55 'Inter Variable','Inter Fallback',system-ui,sans-serif}
[data-mantine-color-scheme=dark] #first-lines{--ink:#eeecf8;--soft:#b3aed2;--brand:#b1aaf7;--button:#5d4ee4;--strong:#b1aaf7;--coral:#ff7d5c;--line:#2c274b;--sheet:#1a1730;--wash:#201c3b;--ground:#100e1f}
#first-lines :is(header,main){box-sizing:border-box;max-width:1248px;margin:0 auto;padding:0 24px}
#first-lines a{color:inherit;text-decoration:none}
#first-lines header{display:flex;align-items:center;gap:8px 24px;height:79px}
#first-lines .home{display:flex;align-items:center;gap:10px;font:700 1.3125rem/1.55 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif;letter-spacing:-.02em}
#first-lines .mark{color:var(--brand)}
#first-lines nav{display:flex;gap:4px}
#first-lines nav a{padding:8px 12px;font-weight:550}
#first-lines nav a[aria-current],#first-lines .above a{color:var(--brand)}
#first-lines .ways{display:flex;gap:4px;margin-inline-start:auto}
#first-lines .button{box-sizing:border-box;display:grid;place-items:center;height:36px;padding:0 18px;border:1px solid transparent;border-radius:8px;background:var(--button);color:#fff;font-size:.875rem;font-weight:600;line-height:1;white-space:nowrap}
#first-lines .button.quiet{background:none;color:var(--strong)}
#first-lines .button.other{border-color:var(--line);background:var(--sheet);color:var(--ink)}
#first-lines .doors .button{height:44px;font-size:.9375rem}
#first-lines :is(h1,h2){margin:0;font:650 2.25rem/1.15 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif;letter-spacing:-.015em;text-wrap:balance;overflow-wrap:anywhere}
#first-lines h1{max-width:24ch}
#first-lines h2{margin:28px 0 10px;font-size:1.25rem;line-height:1.3}
#first-lines p{margin:0}
#first-lines .above{display:flex;flex-wrap:wrap;margin:0 0 16px;padding:0;list-style:none;line-height:1.75rem}
#first-lines .above li+li::before{content:'/';margin:0 8px}
#first-lines :is(.soft,.above,dt){color:var(--soft)}
#first-lines .large{font-size:1.0625rem;line-height:1.6}
#first-lines .about{max-width:64ch}
#first-lines .by{margin-top:6px}
#first-lines .cover{display:block;width:100%;aspect-ratio:640/216;border-radius:16px;background:var(--cover-ground)}
#first-lines .columns{display:grid;gap:24px;margin-top:74px}
#first-lines .card{padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--sheet)}
#first-lines .columns h2:first-child{margin-top:0}
#first-lines .card h2{margin:0 0 16px;font-size:.9375rem}
#first-lines dl{display:grid;gap:12px;margin:0}
#first-lines dt{font-size:.875rem}
#first-lines dd{margin:0;font-weight:600}
#first-lines .doors{display:flex;flex-wrap:wrap;gap:12px;margin-top:20px}
#first-lines .doors p{font-size:.875rem;line-height:1.45}
#first-lines .logo{display:block;box-sizing:border-box;width:96px;height:96px;margin:20px 0;padding:8px;border:1px solid var(--line);border-radius:20px;background:#fff;object-fit:contain}
#first-lines .story{max-width:72ch;margin-top:28px;line-height:1.65}
#first-lines div.logo{border:0;background:#3a2cba}
#first-lines .narrow,#first-lines .narrow~main{max-width:928px}
#first-lines article{padding:clamp(28px,6vw,64px);border:1px solid var(--line);border-radius:20px;background:var(--sheet)}
#first-lines article h1{max-width:none;margin:0 0 24px;font-size:clamp(2rem,6vw,3.25rem);font-weight:700;line-height:1.05;letter-spacing:-.03em}
#first-lines article .top{display:flex;align-items:center;justify-content:space-between;margin-bottom:clamp(28px,6vw,56px);font-size:.875rem}
#first-lines article .mission{max-width:24em;padding:4px 0 10px;font:650 clamp(1.25rem,3vw,1.625rem)/1.25 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif}
#first-lines article .date{margin-top:clamp(44px,8vw,112px);font-weight:600}
@media(max-width:48em){
#first-lines header{display:grid;grid-template:"home start" auto "places enter" auto/1fr auto;gap:8px;height:auto;margin-bottom:12px;padding:12px 16px}
#first-lines .ways{display:contents}
#first-lines .home{grid-area:home;justify-self:start}
#first-lines .ways .button{grid-area:start}
#first-lines .ways .quiet{grid-area:enter;padding:0 10px}
#first-lines nav{grid-area:places;gap:0;margin-inline-start:-8px}
#first-lines nav a{padding-inline:8px}
#first-lines main{min-height:100dvh}
#first-lines .doors{position:fixed;inset:auto 0 0;z-index:90;margin:0;padding:10px 16px calc(10px + env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--ground)}
#first-lines .doors .button{flex:1 1 auto;padding:0 12px}
#first-lines .first .doors p{display:none}
}
@media(max-width:61.99em){#first-lines .first{order:-1}}
@media(min-width:62em){#first-lines .columns{grid-template-columns:minmax(0,1fr) 340px;align-items:start}}
@media(pointer:coarse){#first-lines :is(.home,nav a,header .button){display:inline-flex;align-items:center;justify-content:center;min-height:44px}}`
