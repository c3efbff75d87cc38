/**
 * What passwords in leaked lists are made of, in the languages of the cup: words, names, keyboard walks. A password is
 * common where it is one or two of these with up to four digits or signs around, or a run or repetition of characters.
 */
const STEMS = new Set(
  `
  password passwort passord losenord losenordet lösenord lösenordet kodeord adgangskode salasana motdepasse
  contrasena parola parool haslo heslo qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm
  qazwsx qazwsxedc qweasd qweasdzxc asdasd qweqwe asdf qwer zxcv poiuyt welcome welcometo letmein letmeinnow
  login master admin administrator root toor guest user username default changeme change secret topsecret
  access iloveyou ilovemyself iloveu iloveme loveyou lovely lover love forever together always babygirl
  babyboy baby angel angels princess prince queen king sweetheart sweetie honey darling beautiful gorgeous
  pretty sunshine moonlight starlight rainbow flower flowers butterfly summer winter spring autumn january
  february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday sommar vinter host höst var vår januari februari mars maj juni juli
  augusti oktober mandag måndag tisdag onsdag torsdag fredag lordag lördag sondag söndag football fotboll
  fodbold fotball handball handboll handbold handbal basketball baseball softball volleyball soccer hockey
  innerbandy floorball tennis golf rugby cricket swimming running gymnastics skating skiing wrestling boxing
  racing liverpool arsenal chelsea manchester barcelona realmadrid juventus everton tottenham celtic rangers
  benfica galatasaray fenerbahce bayern dortmund milan napoli westham newcastle leeds sevilla ajax savehof
  sävehof partille partillecup aranas alingsas ystad kristianstad lugi hammarby djurgarden djurgården malmo
  malmö goteborg göteborg gothenburg stockholm uppsala orebro örebro vasteras västerås linkoping linköping
  norrkoping helsingborg jonkoping jönköping kungsbacka molndal mölndal kungalv sverige sweden svensk
  danmark denmark norge norway suomi finland island iceland deutschland germany france espana italia england
  scotland ireland brasil portugal polska dragon monkey tiger lion eagle falcon phoenix wolf wolves panther
  leopard cheetah dolphin shark horse horses puppy kitten kitty bunny rabbit turtle chicken spider scorpion
  bulldog husky pitbull hund katt hast häst kanin superman batman spiderman ironman wonderwoman superstar
  supergirl superhero pokemon pikachu naruto minecraft fortnite roblox starwars startrek matrix harrypotter
  hogwarts gandalf frodo legolas transformers disney mickey mickeymouse minnie tinkerbell snoopy garfield
  simpsons bart homer scooby scoobydoo hellokitty doraemon zelda mario sonic nintendo playstation xbox
  computer internet google facebook instagram youtube tiktok snapchat spotify netflix iphone samsung nokia
  motorola microsoft windows apple macintosh linux ubuntu android twitter linkedin whatsapp hotmail gmail
  yahoo outlook whatever whatsup hello helloworld hellohello hejhej hejsan hejhejhej tjena goodbye please
  thankyou nothing something anything everything someone nobody trustno trustnoone iamthebest iamgod jesus
  jesuschrist christ godisgood blessed blessing faith heaven church bible chocolate vanilla strawberry
  banana cherry orange pineapple lemon mango coffee cookie cookies cupcake candy sugar cheese pizza pasta
  pepper ginger cinnamon peanut butter pancake purple yellow green blue black white silver golden diamond
  crystal emerald ruby sapphire pearl scarlet crimson michael michelle jennifer jessica ashley amanda nicole
  daniel daniela joshua andrew anthony robert richard william charlie charlotte thomas george jordan matthew
  christopher christian jonathan nicholas nathan alexander alexandra elizabeth victoria patricia natalie
  samantha stephanie melissa rebecca rachel hannah madison maggie sophie sophia isabella olivia emma maria
  carlos fernando antonio francisco alejandro patrick benjamin brandon taylor justin austin dakota savannah
  destiny brittany heather lauren vanessa veronica gabriel gabriela sebastian vincent emelie emilia johan
  johanna anders andreas fredrik frederik gustav gustaf mattias oskar oscar viktor filip philip linnea
  matilda elin elsa alva astrid ebba wilma freja saga elias hugo liam lucas noah ludvig marcus magnus henrik
  mikael karin kristina kerstin birgitta margareta katarina caroline josefin malin sandra sofia susanne
  soldier warrior hunter killer destroyer gangster gangsta thunder lightning storm hurricane tornado volcano
  blizzard fire phantom shadow ghost vampire zombie monster demon devil lucifer darkness midnight death
  metal metallica slipknot nirvana ironmaiden rockstar rocknroll eminem beatles blink justinbieber
  onedirection ladygaga rihanna beyonce corvette mustang camaro ferrari porsche mercedes toyota honda yamaha
  suzuki kawasaki harley volvo saab scania chevrolet jaguar maserati lamborghini bugatti freedom liberty
  justice peace happy happiness smile friend friends friendship bestfriend family mother father mommy daddy
  brother sister grandma children mamma pappa syster bror familj kompis vanner vänner sommarlov cowboys
  yankees lakers steelers packers raiders redskins broncos dallas eagles redsox patriots giants dodgers test
  testing tester testtest demo example sample temp temporary password1234 passwordpassword abc abcd abcde
  abcdef abcdefg alphabet number numbers computer1 mypassword mypass thepassword newpassword yourpassword
  nopassword pass passw passwd pwd fuckyou fuckoff fuckme asshole bitch bullshit motherfucker sexy sexsex
  pussy penis hardcore pornstar school student teacher university college library money dollar millionaire
  rich lucky winner champion champions victory number1 player gamer hacker cheater ninja samurai pirate
  pirates wizard magic magical mystery secret1 knight castle trustno1 qwerty1 1qaz 2wsx 1q2w 3e4r 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq1 zaq12wsx zaq1xsw2 zaq1zaq1 q1w2e3
  q1w2e3r4 q1w2e3r4t5 qwe123 qwe asd zxc asd123 zxc123 a1b2c3 a1b2c3d4 abc123 abc12345 123abc 123qwe
  1234qwer 123456a 12345678a a123456 a12345678 aa123456 q123456 qq123456 123123a 123321 147258 147258369
  159357 159753 741852 741852963 789456 789456123 963852741 987654321 112233 11223344 1122334455 121212
  12121212 131313 123123 123123123 123454321 12344321 1234554321 102030 10203040 1029384756 192837465 55555
  666666 696969 777777 314159 31415926 271828 24681012 13579 135792468 246813579 p4ssword pa55word passw0rd
`
    .trim()
    .split(/\s+/),
)

const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghijklmnopqrstuvwxyzåäö',
  'qwertyuiopåasdfghjklöäzxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((run) => [run, [...run].reverse().join('')])

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

/** @param password in lower case, composed */
export function isCommonPassword(password: string): boolean {
  return isRepetition(password) || isWalk(password) || [password, unleet(password)].some(isOfStems)
}

const unleet = (text: string) => text.replace(/[0134571@$!€]/g, (sign) => LEET[sign] ?? sign)

/** "aaaaaaaa", "abcabcabc", "12341234". */
function isRepetition(password: string): boolean {
  return /^(.{1,4}?)\1+.?$/su.test(password)
}

/** A stretch of the keyboard or the alphabet, alone or twice, or with digits after it. */
function isWalk(password: string): boolean {
  const start = password.replace(/[\d\W_]{1,4}$/u, '')
  return [password, start].some((text) => text.length >= 6 && RUNS.some((run) => run.includes(text)))
}

function isOfStems(password: string): boolean {
  const core = password.replace(/^[\d\W_]{1,4}/u, '')
  const candidates = [password, core].flatMap((text) => [text, text.replace(/[\d\W_]{1,4}$/u, '')])
  return candidates.some((text) => STEMS.has(text) || isTwoStems(text))
}

function isTwoStems(text: string): boolean {
  if (text.length > 16) return false
  for (let at = 3; at <= text.length - 3; at += 1) {
    if (STEMS.has(text.slice(0, at)) && STEMS.has(text.slice(at).replace(/^[-_. ]/, ''))) return true
  }
  return false
}
