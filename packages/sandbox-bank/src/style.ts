/** The sandbox's only style sheet: the product's design tokens, light and dark. */
export const styleSheet = `
@font-face{font-family:"Inter Variable";src:url(/inter.woff2) format("woff2");font-weight:100 900;font-display:optional}
:root{--primary-fill:#2f6ff0;--primary-hover:#245fd8;--primary-soft:#eaf1ff;--primary-text:#2562dd;--ink:#101828;--ink-2:#475467;--text-3:#626c80;--page:#f6f7f9;--card:#fff;
--sunk:#f1f3f6;--line:#e6e9ef;--line-2:#d4d9e3;--green-text:#0b7447;--green-soft:#e7f6ee;--amber-text:#964d00;--amber-soft:#fff3e0;--red-text:#bd2f2f;--red-soft:#fdecec;
--font:"Inter Variable",Inter,system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--primary-soft:#16233f;--primary-text:#82adff;--ink:#f0f2f6;--ink-2:#b4bccb;--text-3:#929bad;--page:#0e1116;--card:#161a21;--sunk:#1b2029;
--line:#262c37;--line-2:#353d4b;--green-text:#3ecf8e;--green-soft:#12291f;--amber-text:#f0a54a;--amber-soft:#2d2213;--red-text:#ff8585;--red-soft:#331a1c}}
*{box-sizing:border-box}
body{margin:0;font:14px/1.5 var(--font);color:var(--ink);background:var(--page);-webkit-font-smoothing:antialiased;font-feature-settings:"cv11","ss03"}
.shell{min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;max-width:440px;margin:0 auto;padding:0 16px}
header{display:flex;align-items:center;gap:10px;padding:24px 0 20px;font-weight:600;font-size:16px}
header svg{width:28px;height:28px;color:var(--primary-fill)}
main{align-self:start}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px}
h1{font-size:20px;line-height:1.3;margin:0 0 4px;letter-spacing:-.01em}
p{margin:0;color:var(--ink-2)}
.amount{color:var(--ink);font-size:36px;font-weight:650;letter-spacing:-.02em;line-height:1.15;margin:20px 0;font-variant-numeric:tabular-nums}
.label{display:block;font-size:13px;font-weight:500;color:var(--ink-2);margin:0 0 8px}
p+.label{margin-top:20px}
fieldset{border:0;margin:0 0 20px;padding:0}
legend{padding:0}
.choice{display:flex;align-items:center;gap:12px;border:1px solid var(--line-2);border-radius:8px;padding:12px 14px;cursor:pointer;min-height:48px}
.choice+.choice{margin-top:8px}
.choice:has(:checked){border-color:var(--primary-fill);background:var(--primary-soft)}
.choice input{accent-color:var(--primary-fill);width:18px;height:18px;margin:0}
.choice svg{width:30px;height:20px;margin-left:auto;color:var(--text-3)}
input[type=text]{width:100%;font:inherit;font-size:16px;color:var(--ink);background:var(--card);border:1px solid var(--line-2);border-radius:8px;padding:11px 12px;font-variant-numeric:tabular-nums}
.hint{font-size:13px;color:var(--text-3);margin:8px 0 20px}
button,.button{display:block;width:100%;font:inherit;font-weight:550;font-size:15px;text-align:center;text-decoration:none;border-radius:8px;border:1px solid var(--line-2);background:var(--card);
color:var(--ink);padding:12px 16px;min-height:48px;cursor:pointer}
button:hover{background:var(--sunk)}
.primary{background:var(--primary-fill);border-color:var(--primary-fill);color:#fff}
.primary:hover{background:var(--primary-hover)}
.others{margin-top:20px;padding-top:20px;border-top:1px solid var(--line);display:grid;gap:8px}
.others .label{margin:0}
.others button{font-size:14px;min-height:44px;padding:9px 16px}
.plain{border-color:transparent;background:none;color:var(--primary-text)}
:focus-visible{outline:2px solid var(--primary-fill);outline-offset:2px}
.state{display:grid;justify-items:center;text-align:center;gap:8px}
.state .mark{width:52px;height:52px;border-radius:50%;display:grid;place-items:center;margin-bottom:8px}
.mark svg{width:26px;height:26px}
.good{background:var(--green-soft);color:var(--green-text)}.wait{background:var(--amber-soft);color:var(--amber-text)}.bad{background:var(--red-soft);color:var(--red-text)}
.state .button{margin-top:16px}
h2{font-size:16px;line-height:1.4;margin:28px 0 8px}
.rows{list-style:none;margin:0;padding:0}
.rows a{display:grid;grid-template-columns:1fr auto;gap:0 12px;padding:12px 0;min-height:48px;border-top:1px solid var(--line);color:var(--ink);text-decoration:none}
.rows a:hover b{color:var(--primary-text)}
.rows small{color:var(--text-3);font-size:13px;overflow-wrap:anywhere}
.rows span{text-align:right;font-variant-numeric:tabular-nums}
.find{display:grid;grid-template-columns:1fr auto;gap:8px;margin:0 0 12px}
.find .label{grid-column:1/-1;margin:0}
.find button{width:auto}
select,textarea{width:100%;font:inherit;font-size:16px;color:var(--ink);background:var(--card);border:1px solid var(--line-2);border-radius:8px;padding:11px 12px;margin:0 0 16px;min-height:48px}
.facts{margin:16px 0;display:grid;grid-template-columns:auto 1fr;gap:8px 16px}
.facts dt{color:var(--text-3)}
.facts dd{margin:0;text-align:right;overflow-wrap:anywhere}
footer{padding:24px 0;color:var(--text-3);font-size:13px;display:flex;flex-wrap:wrap;gap:4px 14px;align-items:center}
footer p{color:inherit;flex-basis:100%}
footer nav{display:flex;flex-wrap:wrap;gap:4px 14px}
footer a{color:var(--text-3);padding:4px 0}
footer a[aria-current]{color:var(--ink);font-weight:550;text-decoration:none}
@media (max-width:480px){.card{padding:20px}.amount{font-size:32px}}
`;
