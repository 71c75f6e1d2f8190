/** How a browser or program presents itself, and whether a request of it is a visit by a person. */
export interface Agent {
  name: string;
  userAgent: string;
  isPerson: boolean;
  method?: string;
  headers?: Record<string, string>;
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const webView = (model: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${model}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.81 Mobile Safari/537.36`;

const people: Readonly<Record<string, string>> = {
  'Chrome on Windows': chrome,
  'Edge on Windows': `${chrome} Edg/131.0.0.0`,
  'Opera on Windows': `${chrome} OPR/115.0.0.0`,
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Safari on a Mac': safari,
  'Safari on an iPhone': `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
  'Chrome on an iPhone': `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Samsung Internet':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'a phone of the brand Cubot':
    'Mozilla/5.0 (Linux; Android 9; CUBOT_POWER) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'the Google app': `${iphone} GSA/343.0.695551749 Mobile/15E148 Safari/604.1`,
  'Instagram on an iPhone': `${iphone} Mobile/22B83 Instagram 358.0.0.31.91 (iPhone15,3; iOS 18_1; en_US; en; scale=3.00; 1290x2796; 661441208)`,
  'Instagram on Android': `${webView('SM-S918B Build/UP1A.231005.007')} Instagram 358.0.0.51.97 Android (34/14; 450dpi; 1080x2115; samsung; SM-S918B; dm3q; qcom; es_ES; 661000000)`,
  'TikTok on an iPhone': `${iphone} Mobile/22B83 musical_ly_37.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US RevealType/Dialog isDarkMode/1 WKWebView/1 BytedanceWebview/d8a21c6`,
  'TikTok on Android': `${webView('Pixel 7 Build/AP2A.240905.003')} trill_370104 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/37.1.4 ByteLocale/pt-BR ByteFullLocale/pt-BR Region/BR BytedanceWebview/d8a21c6`,
  'Facebook on an iPhone': `${iphone} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.42.92;FBBV/662000000;FBDV/iPhone15,3;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/fr_FR;FBOP/5]`,
  'Facebook on Android': `${webView('SM-A546B Build/UP1A.231005.007')} [FB_IAB/FB4A;FBAV/489.0.0.57.79;]`,
  'WeChat on an iPhone': `${iphone} Mobile/15E148 MicroMessenger/8.0.54(0x18003630) NetType/WIFI Language/zh_CN`,
  'WeChat on Android': `${webView('2211133C Build/UKQ1.230804.001')} MMWEBID/5121 MicroMessenger/8.0.54.2760(0x28003652) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
  'Xiaohongshu on an iPhone': `${iphone} Mobile/15E148 discover/8.61 CapaVersion/8.61 Resolution/1290*2796 Version/8.61 Build/8610202 Device/(Apple Inc.;iPhone15,3) NetType/WiFi`,
  'LINE on Android': `${webView('SO-51D Build/67.1.A.2.1')} Line/14.19.1/IAB`,
  'Pinterest on an iPhone': `${iphone} Mobile/22B83 [Pinterest/iOS]`,
  'Snapchat on an iPhone': `${iphone} Version/18.1 Mobile/15E148 Snapchat/13.15.0.40 (like Safari/8619.2.8.10.7, panda)`,
  'X on an iPhone': `${iphone} Mobile/22B83 Twitter for iPhone/10.68`,
  'Telegram’s own browser on Android': `${webView('Pixel 8 Build/AP3A.241005.015')} Telegram-Android/11.4.2 (Google Pixel 8; Android 14; SDK 34; HIGH)`,
};

const programs: Readonly<Record<string, string>> = {
  Googlebot:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Google’s check of advertised pages': 'AdsBot-Google (+http://www.google.com/adsbot.html)',
  Bingbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  Baiduspider:
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  YandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  Applebot: `${safari} (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  GPTBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  Bytespider:
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  AhrefsBot: 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Chrome without a window':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  curl: 'curl/8.11.0',
  'a Python script': 'python-requests/2.32.3',
  'a program without a name': '',
  'preview of WhatsApp': 'WhatsApp/2.24.23.78 A',
  'preview of Telegram': 'TelegramBot (like TwitterBot)',
  'preview of Slack': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'preview of Facebook':
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'preview of Meta’s apps':
    'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'preview of X': 'Twitterbot/1.0',
  'preview of LinkedIn':
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'preview of Discord': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'preview of iMessage':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'preview of LINE': 'facebookexternalhit/1.1;line-poker/1.0',
  'preview of KakaoTalk':
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'preview of Pinterest':
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  'preview of Snapchat':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
  'preview of Skype':
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'preview of Mastodon': 'http.rb/5.2.0 (Mastodon/4.3.1; +https://mastodon.social/) Bot',
};

/** Requests of a person's browser that nobody has looked at, or that are no page. */
const requests: readonly Omit<Agent, 'userAgent'>[] = [
  {
    name: 'prefetch of Chrome',
    headers: { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' },
    isPerson: false,
  },
  {
    name: 'prerender of Chrome',
    headers: { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' },
    isPerson: false,
  },
  {
    name: 'prefetch through Google’s proxy',
    headers: { 'sec-purpose': 'prefetch;anonymous-client-ip' },
    isPerson: false,
  },
  { name: 'prefetch of older browsers', headers: { purpose: 'prefetch' }, isPerson: false },
  { name: 'prefetch of Firefox', headers: { 'x-moz': 'prefetch' }, isPerson: false },
  { name: 'preview picture of Safari', headers: { 'x-purpose': 'preview' }, isPerson: false },
  { name: 'a HEAD request', method: 'HEAD', isPerson: false },
  { name: 'a form that is sent', method: 'POST', isPerson: false },
  {
    name: 'a page that another one shows in a frame',
    headers: { 'sec-fetch-dest': 'iframe' },
    isPerson: false,
  },
  { name: 'a script of a page', headers: { 'sec-fetch-dest': 'empty' }, isPerson: false },
  {
    name: 'a page that is opened',
    headers: { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    isPerson: true,
  },
];

export const agents: readonly Agent[] = [
  ...Object.entries(people).map(([name, userAgent]) => ({ name, userAgent, isPerson: true })),
  ...Object.entries(programs).map(([name, userAgent]) => ({ name, userAgent, isPerson: false })),
  ...requests.map((request) => ({ ...request, userAgent: chrome })),
];
