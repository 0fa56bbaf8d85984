/**
 * Passwords of ten characters and more that guessing programs try first. Composed for this product from the patterns
 * every published list of leaked passwords shows: a common word, perhaps twice, and a tail of digits or signs.
 * Shorter ones are not listed, for the password's length refuses them anyway.
 */
const words = `password passwort passw0rd motdepasse contraseña contrasena senha parola hallo welcome willkommen bienvenue
letmein login admin administrator root user guest master access secret private manager company business account office
invoice money bank finance cash dollar euro pound naira qwerty qwertz azerty asdfgh zxcvbn abcdef abcd abc qwer asdf
iloveyou loveyou love lovely sweetheart darling princess prince angel babygirl baby honey sunshine rainbow butterfly
flower summer winter spring autumn sommer herbst january february march april august september october november december
monday friday sunday football soccer baseball basketball hockey tennis golf liverpool chelsea arsenal barcelona
realmadrid manchester juventus dragon monkey tiger lion eagle panther dolphin horse shadow batman superman spiderman
pokemon naruto starwars matrix ninja samurai warrior knight wizard killer hunter ranger trustno1 whatever computer
internet google facebook instagram samsung apple iphone android windows microsoft linux server changeme default temp
test testing tester demo sample hello freedom peace jesus jesuschrist christ blessed blessing heaven faith grace
michael michelle jordan jennifer jessica daniel charlie thomas robert william ashley andrew joshua matthew anthony
nicole amanda george harley mustang ferrari porsche mercedes corvette yamaha cookie chocolate cheese banana orange
cherry pepper coffee ginger peanut buster maggie bailey lucky diamond silver golden purple yellow green black white
america england london paris berlin germany france nigeria lagos india canada australia mexico brazil texas california
music guitar rockstar metallica slipknot nirvana blink forever family friends school student teacher doctor nurse
police soldier marine pirate phoenix thunder lightning storm ocean river mountain forest island`;

const tails = `1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 01 007 07 10 11 111 1111 13 21 22
222 23 24 321 3210 333 4321 54321 654321 69 77 777 7777 88 888 8888 89 90 99 999 9999 100 1000 123123 1212 2000 2001
2010 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 2028 ! !! !!! 1! 12! 123! 1234! 12345! 2020!
2021! 2022! 2023! 2024! 2025! 2026! 2027! @1 @12 @123 @1234 @2024 @2025 @2026 #1 #123 _1 _123 -123 .123 abc xyz qwe`;

const sequences = `1234567890 0123456789 0987654321 9876543210 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qazwsxedcrfv qwertyuiop
qwertzuiop azertyuiop asdfghjkl; asdfghjklm zxcvbnm123 qwerty12345 qwertyuiop123 qwertyasdf qweasdzxc123 qweasdzxcv
abcdefghij abcdefghijk abcdefghijkl abcdefghijklmnopqrstuvwxyz abcd1234567 a1b2c3d4e5 1a2b3c4d5e zaq12wsxcde3 zaq1xsw2cde3
poiuytrewq lkjhgfdsaz mnbvcxzlkj 1029384756 1357924680 2468013579 3141592654 3.14159265 11223344556 1122334455 123456789a
a123456789 123456789q q123456789 aa123456789 aa12345678 12345678910 1234567891 12345qwert qwert12345 123qweasdzxc
correcthorsebatterystaple trustno1trustno1 neverforget nevergiveup thisisapassword thisismypassword mypassword1
mypassword yourpassword nopassword newpassword oldpassword mypassword123 passwordpassword adminadmin letmeinletmein
letmeinnow letmeinplease openthedoor opensesame iloveyousomuch iloveyouforever iloveyoubaby ilovejesus jesuslovesme
godisgood1 godislove1 praisethelord ihatepasswords iforgotmypassword idontknow1 idontknow123`;

const list = (text: string): string[] => text.split(/\s+/);

const compose = (): ReadonlySet<string> => {
  const all = new Set(list(sequences));
  for (const word of list(words)) {
    all.add(word + word);
    for (const tail of list(tails)) {
      all.add(word + tail);
      all.add(tail + word);
    }
  }
  return new Set([...all].filter((password) => password.length >= 10));
};

let composed: ReadonlySet<string> | undefined;

/** Every common password in lower case; made at the first question, for most pages never ask. */
export const commonPasswords = (): ReadonlySet<string> => {
  composed ??= compose();
  return composed;
};
