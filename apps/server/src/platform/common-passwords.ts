/** Words that people choose and attackers try first; combinations with digits are caught by rule, not by list. */
const words = `
password passwort contraseña contrasena senha motdepasse wachtwoord mima letmein welcome willkommen bienvenido bemvindo
bienvenue admin administrator root user guest login master secret access hello bonjour hola iloveyou teamo teamomucho
jetaime woaini qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abcdef
abcdefg abcdefgh abcabc aabbcc dragon monkey tiger lion eagle falcon panther wolf bear shark dolphin horse puppy kitty
kitten butterfly flower rose orchid sunflower sunshine rainbow summer winter spring autumn january february march april
may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
football futbol soccer baseball basketball hockey tennis golf volleyball swimming chelsea arsenal liverpool barcelona
realmadrid juventus flamengo palmeiras corinthians michael jordan jessica jennifer amanda ashley daniel david matthew
joshua andrew anthony robert thomas charlie george william james joseph samuel alexander benjamin nicholas jonathan
christopher patrick elizabeth michelle nicole stephanie melissa samantha victoria isabella gabriela mariana fernanda
carlos alejandro roberto antonio francisco eduardo ricardo miguel marie pierre jacques camille chloe lucas hugo
princess prince queen king superman batman spiderman ironman starwars startrek matrix pokemon pikachu naruto minecraft
fortnite computer internet google facebook instagram tiktok youtube twitter amazon apple samsung microsoft windows
android iphone macbook shadow hunter killer ninja warrior soldier pirate cowboy ranger marine captain knight wizard
phoenix thunder lightning storm silver golden diamond crystal ruby emerald sapphire pepper cookie chocolate banana
orange cherry apple strawberry coffee cheese pizza hamburger money dollar rich lucky casino winner freedom liberty
justice america usa england france spain brasil brazil mexico china beijing shanghai london paris madrid lisboa
newyork chicago boston dallas texas florida california hawaii canada australia germany deutschland ferrari porsche
mercedes mustang corvette camaro harley yamaha honda toyota nirvana metallica slipknot eminem rihanna beyonce shakira
trustno whatever nothing changeme default temp temporary test testing tester demo sample example vitrine creator
shopping store business company office family mother father brother sister daughter angel angels baby babygirl
sweetheart darling lovely loveme lover forever always friend friends bestfriend jesus christ blessed heaven faith
trustme letmeinplease opensesame abracadabra blink snoopy garfield mickey minnie tinkerbell barbie elsa frozen
starlight moonlight midnight sunset ocean beach island paradise holiday vacation travel passport adventure explorer
`
  .trim()
  .split(/\s+/);

const patterns = [
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '123123',
  '123123123',
  '112233',
  '11223344',
  '121212',
  '123321',
  '654321',
  '87654321',
  '987654321',
  '111111',
  '000000',
  '222222',
  '666666',
  '888888',
  '999999',
  '159753',
  '147258369',
  '741852963',
  '789456123',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'zaq12wsx',
  'q1w2e3r4',
  'q1w2e3r4t5',
  'a1b2c3d4',
  'abc123',
  'abcd1234',
  'asdf1234',
  'qwer1234',
  'qwerty123',
  'qwerty12345',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'pa$$word',
  'pa55word',
  'admin123',
  'root1234',
  'user1234',
  'test1234',
  'welcome1',
  'letmein1',
  'iloveyou1',
  'monkey123',
  'dragon123',
  'woaini520',
  'woaini1314',
  '5201314',
  'a123456',
  'a12345678',
  'aa123456',
  'qq123456',
  'zz123456',
  'abc12345',
  'abc123456',
  'password1',
  'password12',
  'password123',
  'password1234',
  'superman1',
  'batman123',
];

export const commonPasswords: ReadonlySet<string> = new Set([...words, ...patterns]);
