import type { ServerTexts } from './index.ts';

const texts: ServerTexts = {
  code: ({ brand, code, minutes }) =>
    `${code} is your ${brand} code. It expires in ${minutes} minutes. Do not share it with anyone.`,
  reset: ({ brand, name, link, minutes }) => ({
    subject: `${brand}: reset your password`,
    text: `Hello ${name},

We received a request to reset the password of your ${brand} account. To choose a new password, open this link within ${minutes} minutes. It works once:

${link}

If you did not ask for this, ignore this email. Your password stays the same.`,
  }),
  gameClasses: {
    AC: 'Arcade',
    ARENA: 'Arena',
    BAC: 'Baccarat',
    BASKET: 'Basketball',
    BAT: 'Bat and racket',
    BG: 'Bingo',
    BJ: 'Blackjack',
    CARDS: 'Cards',
    CENTRAL: 'Central draw',
    CRASH: 'Crash',
    DERBY: 'Derby',
    DICE: 'Dice',
    DIGIT: 'Digits',
    DOMINO: 'Domino',
    DT: 'Dragon Tiger',
    FIGHT: 'Fighting',
    FISH: 'Fishing',
    FOOTBALL: 'Football',
    FOUR_D: '4D',
    FPS: 'Shooters',
    HORSE: 'Horse racing',
    JP: 'Jackpot',
    K3: 'Fast three',
    KENO: 'Keno',
    LHC: 'Mark six',
    LOTTO: 'Lotto',
    MAHJONG: 'Mahjong',
    MEGAWAY: 'Megaways',
    MINI: 'Mini games',
    MINUTE: 'Every minute',
    MOBA: 'Battle arenas',
    NORTH: 'Northern draw',
    PICK: 'Pick',
    PK10: 'PK10',
    POKER: 'Poker',
    RACING: 'Racing',
    ROU: 'Roulette',
    SC: 'Scratch',
    SHOW: 'Game shows',
    SICBO: 'Sic bo',
    SLOT: 'Slots',
    SOUTH: 'Southern draw',
    SSC: 'Five digits',
    STRATEGY: 'Strategy',
    TENNIS: 'Tennis',
    TG: 'Table games',
    TOTO: 'Toto',
    VP: 'Video poker',
  },
};
export default texts;
