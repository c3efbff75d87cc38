/**
 * Words that people of this cup choose first as a password, beyond the English lists of zxcvbn: the sport, seasons,
 * weekdays, first words, first names, towns and clubs of the Nordic countries, with and without diacritics, and pieces
 * of leaked passwords. More likely words come first: an estimate counts a word by its place.
 */
export const GUESSED_WORDS: readonly string[] = `
  handbollscup handbollscupen välkommen valkommen älskling alskling älsklingen prinsessa prinsessan ifkgöteborg
  ifkgoteborg handbollsspelare handbollslag handboll handball handbold cup cupen turnering tournament boll bollen
  mal mål lag laget match matchen final finalen seger vinnare guld silver brons spelare malvakt målvakt coach
  tränare tranare domare sommar vinter höst host vår var januari februari mars april maj juni juli augusti september
  oktober november december måndag mandag tisdag onsdag torsdag fredag lördag lordag söndag sondag januar marts
  desember tirsdag lørdag søndag forår efterår spring summer autumn fall winter january february march may june july
  august october monday tuesday wednesday thursday friday saturday sunday hej hejsan hejhej tjena hallå halla hemlig
  hemligt hemlighet lösenord losenord lösenordet losenordet löseord lösen losen kodord kodordet inloggning konto
  kontot mitt min mina ditt jag älskar alskar älskardig jagälskardig jagalskardig jagärbäst jagarbast kärlek karlek
  hjärta hjarta vän van vänner vanner bästis bastis kompis familj familjen mamma pappa mormor farmor morfar farfar
  syster bror lillebror storebror lillasyster storasyster sommarlov skola skolan klass klassen fritids läxa laxa
  lärare larare fröken froken hund hunden katt katten kanin häst hästen hast hasten kossa gris grisen älg björn
  bjorn varg räv igelkott fågel blomma blomman blommor sol solen måne manen stjärna stjarna regnbåge regnbage himmel
  snö sno vatten hav havet skog skogen strand stranden choklad glass godis pannkaka köttbulle kottbulle köttbullar
  kottbullar kanelbulle korv pizza fisk äpple apple banan jordgubbe fotboll innebandy ishockey hockey simning
  ridning dans musik gitarr fortnite roblox minecraft sverige svensk svenska norge danmark finland stockholm
  göteborg goteborg malmö malmo uppsala partille sävedalen savedalen lerum mölndal molndal kungälv kungalv borås
  boras kungsbacka alingsås alingsas trollhättan trollhattan uddevalla varberg halmstad lund ystad kristianstad
  karlskrona växjö vaxjo kalmar jönköping jonkoping skövde skovde lidköping lidkoping örebro orebro västerås
  vasteras eskilstuna linköping linkoping norrköping norrkoping gävle gavle sundsvall umeå umea luleå lulea
  helsingborg landskrona karlstad oslo bergen trondheim köpenhamn kopenhamn københavn århus aarhus odense helsinki
  helsingfors åbo reykjavik djurgården djurgarden hammarby sävehof savehof redbergslid redbergslids aik gais blåvitt
  blavitt ifk guif drott lugi kiel flensburg veszprem liseberg heden scandinavium avenyn ullevi zlatan ibrahimovic
  pippi långstrump langstrump emil lönneberga lonneberga bamse kalle anka kalleanka musse pigg mussepigg alfons
  mumin mumintrollet ronja madicken karlsson anna maria eva kristina margareta karin elisabeth birgitta marie ingrid
  sofia linnéa linnea kerstin marianne lena emma helena johanna inger sara elin sofie cecilia hanna susanne julia
  ida malin amanda frida sanna lisa moa ella alice maja vera alma astrid elsa wilma ebba freja saga alva klara selma
  signe stella ellen olivia tilde tuva lovisa nellie molly lars karl anders johan per nils erik olof jan mikael
  lennart hans gunnar sven bengt bo fredrik daniel gustav göran goran åke ake magnus alexander andreas stefan mats
  jonas filip oscar oskar thomas leif martin niklas mattias simon viktor victor lucas lukas anton elias hugo liam
  william noah adam axel ludvig melvin albin alvin vincent theo leo arvid sigge charlie frank sixten otto folke
  svensson andersson johansson nilsson eriksson larsson olsson persson fan fittan helvete skit kuken bajs bajskorv
  prutt knulla satan jävla javla jävlar fanskap dumbom hejdå hejda tack snälla snalla tjockis glad lycklig lycka
  drömmar drommar frihet evig evigt alltid aldrig ett två tva tre fyra fem sex sju åtta atta nio tio hundra tusen
  röd rod blå bla grön gron gul svart vit rosa lila orange password passwort passord kodeord adgangskode salasana
  motdepasse contrasena parola parool haslo heslo qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm
  qazwsx qazwsxedc qweasd qweasdzxc asdasd qweqwe asdf qwer zxcv poiuyt welcome welcometo letmein letmeinnow login
  master admin administrator root toor guest user username default changeme change secret topsecret access iloveyou
  ilovemyself iloveu iloveme loveyou lovely lover love forever together aa11bb22 hansen karabatic nikola lebron
  curry svennis gyokeres gyökeres isak haaland neymar mbappe messi ronaldo sk bk ifu if ik hf hk ystadsif lugihf
  ifkkristianstad skövdehf aranäs onnered önnered karra kärra öis orgryte örgryte hacken häcken elfsborg skelleftea
  skellefteå luleåhockey brynas brynäs farjestad färjestad modo leksand frolunda frölunda läkare doktor brandman
  polis bilar lakrits morot gurka tomat potatis skinka ost smor smör brod bröd mjolk mjölk bullar bulle tarta tårta
  kakan kaka kaffe spelar spelet spel bredband telefon mobilen mobil datorn dator boken bok dorr dörr fonster
  fönster stol bord lampa tradgard trädgård stugan stuga huset hus traktorn traktor lastbil cykeln cykel taget tåg
  bussen buss baten båt bilen bil nyckelpiga fjaril fjäril kattunge hundvalp valp hajen haj delfinen delfin apan apa
  tigern giraffen giraff elefanten elefant lejonkungen lejonkung lejonet lejon prinsen prins drottningen drottning
  kungen kung hjalte hjälte superhjalte superhjälte super troll gumma gubbe tomtegubbe tomten tomte dagen dag
  kvällen kväll natten natt godnatt godmorgon morgon lördagsgodis fredagsmys jullov höstlov påsklov sportlovet
  sportlov semestern semester nyar nyår påskafton pask påsk midsommarafton midsommar julafton jultomten jultomte
  julen jul always babygirl babyboy baby angel angels princess prince queen king sweetheart sweetie honey darling
  beautiful gorgeous pretty sunshine moonlight starlight rainbow flower flowers butterfly football fodbold fotball
  handbal basketball baseball softball volleyball soccer innerbandy floorball tennis golf rugby cricket swimming
  running gymnastics skating skiing wrestling boxing racing liverpool arsenal chelsea manchester barcelona
  realmadrid juventus everton tottenham celtic rangers benfica galatasaray fenerbahce bayern dortmund milan napoli
  westham newcastle leeds sevilla ajax partillecup aranas gothenburg sweden denmark norway suomi island iceland
  deutschland germany france espana italia england scotland ireland brasil portugal polska dragon monkey tiger lion
  eagle falcon phoenix wolf wolves panther leopard cheetah dolphin shark horse horses puppy kitten kitty bunny
  rabbit turtle chicken spider scorpion bulldog husky pitbull superman batman spiderman ironman wonderwoman
  superstar supergirl superhero pokemon pikachu naruto starwars startrek matrix harrypotter hogwarts gandalf frodo
  legolas transformers disney mickey mickeymouse minnie tinkerbell snoopy garfield simpsons bart homer scooby
  scoobydoo hellokitty doraemon zelda mario sonic nintendo playstation xbox computer internet google facebook
  instagram youtube tiktok snapchat spotify netflix iphone samsung nokia motorola microsoft windows macintosh linux
  ubuntu android twitter linkedin whatsapp hotmail gmail yahoo outlook whatever whatsup hello helloworld hellohello
  hejhejhej goodbye please thankyou nothing something anything everything someone nobody trustno trustnoone
  iamthebest iamgod jesus jesuschrist christ godisgood blessed blessing faith heaven church bible chocolate vanilla
  strawberry banana cherry pineapple lemon mango coffee cookie cookies cupcake candy sugar cheese pasta pepper
  ginger cinnamon peanut butter pancake purple yellow green blue black white golden diamond crystal emerald ruby
  sapphire pearl scarlet crimson michael michelle jennifer jessica ashley nicole daniela joshua andrew anthony
  robert richard charlotte george jordan matthew christopher christian jonathan nicholas nathan alexandra elizabeth
  victoria patricia natalie samantha stephanie melissa rebecca rachel hannah madison maggie sophie sophia isabella
  carlos fernando antonio francisco alejandro patrick benjamin brandon taylor justin austin dakota savannah destiny
  brittany heather lauren vanessa veronica gabriel gabriela sebastian emelie emilia frederik gustaf philip matilda
  marcus henrik katarina caroline josefin sandra soldier warrior hunter killer destroyer gangster gangsta thunder
  lightning storm hurricane tornado volcano blizzard fire phantom shadow ghost vampire zombie monster demon devil
  lucifer darkness midnight death metal metallica slipknot nirvana ironmaiden rockstar rocknroll eminem beatles
  blink justinbieber onedirection ladygaga rihanna beyonce corvette mustang camaro ferrari porsche mercedes toyota
  honda yamaha suzuki kawasaki harley volvo saab scania chevrolet jaguar maserati lamborghini bugatti freedom
  liberty justice peace happy happiness smile friend friends friendship bestfriend family mother father mommy daddy
  brother sister grandma children cowboys yankees lakers steelers packers raiders redskins broncos dallas eagles
  redsox patriots giants dodgers test testing tester testtest demo example sample temp temporary password1234
  passwordpassword abc abcd abcde abcdef abcdefg alphabet number numbers computer1 mypassword mypass thepassword
  newpassword yourpassword nopassword pass passw passwd pwd fuckyou fuckoff fuckme asshole bitch bullshit
  motherfucker sexy sexsex pussy penis hardcore pornstar school student teacher university college library money
  dollar millionaire rich lucky winner champion champions victory number1 player gamer hacker cheater ninja samurai
  pirate pirates wizard magic magical mystery secret1 knight castle trustno1 qwerty1 1qaz 2wsx 1q2w 3e4r 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq1 zaq12wsx zaq1xsw2 zaq1zaq1 q1w2e3 q1w2e3r4
  q1w2e3r4t5 qwe123 qwe asd zxc asd123 zxc123 a1b2c3 a1b2c3d4 abc123 abc12345 123abc 123qwe 1234qwer 123456a
  12345678a a123456 a12345678 aa123456 q123456 qq123456 123123a 123321 147258 147258369 159357 159753 741852
  741852963 789456 789456123 963852741 987654321 112233 11223344 1122334455 121212 12121212 131313 123123 123123123
  123454321 12344321 1234554321 102030 10203040 1029384756 192837465 55555 666666 696969 777777 314159 31415926
  271828 24681012 13579 135792468 246813579 p4ssword pa55word passw0rd
`
  .trim()
  .split(/\s+/)
