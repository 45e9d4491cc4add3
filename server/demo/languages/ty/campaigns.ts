/** Campaigns. */
export default {
  'first-light': {
    title: 'First light',
    summary: 'Doble ang deposit mo para sa casino.',
    body: 'Sumali bago ka mag-deposit, at magdadagdag kami ng kaparehong halaga bilang bonus money, hanggang sa maximum sa ibaba.\nTatlong beses mong magagamit ang promo na ito.',
  },
  'lantern-gift': {
    title: 'Regalong lantern',
    summary: 'Isang regalo para sa gabi ng mga lantern.',
    body: 'Isang regalo bawat member, para sa casino games.',
  },
  'second-wind': {
    title: 'Second wind',
    summary: '10% weekly cashback sa casino games.',
    body: 'Hiwalay ang bilang ng bawat linggo mula Lunes hanggang Linggo. Hindi mo kailangang sumali: lalabas ang cashback mo sa reward center.',
  },
  'fair-share': {
    title: 'Fair share',
    summary: 'Ibinabalik ang bahagi ng house edge sa bawat bet mo, manalo man o matalo.',
    body: 'Direkta itong ibinabayad sa balance mo isang beses bawat buwan. Mas mataas ang RTP ng laro, mas mababa ang house edge.',
  },
  'your-day': {
    title: 'Araw mo',
    summary: 'Regalo sa birthday mo.',
    body: 'Ginagamit namin ang petsa ng kapanganakan mula sa registration mo. May isang linggo ka para i-claim ang regalo.',
  },
  'match-day': {
    title: 'Match day',
    summary: 'Bonus money para sa susunod mong match.',
    body: 'I-claim ito, at susuriin namin ang claim mo sa loob ng isang araw.',
  },
  'lucky-number': {
    title: 'Lucky number',
    summary: 'Para sa unang 500 member na may code na PARLOUR-10.',
    body: 'Ilagay ang code na PARLOUR-10 para i-claim ito.',
  },
  'round-table': {
    title: 'Round table',
    summary: 'Bonus money para sa card games laban sa ibang players.',
    body: 'Para sa mga member na nakapag-deposit na.',
  },
  autumn: {
    title: 'Mga gabi ng taglagas',
    summary: 'Regalo noong nakaraang taglagas.',
    body: 'Tapos na ito.',
  },
  harvest: {
    title: 'Mga araw ng anihan',
    summary: 'Cashback noong nakaraang anihan.',
    body: 'Tapos na ito.',
  },
  'lantern-rounds': {
    title: '25 na libre',
    summary: 'Free rounds sa mga piling laro.',
    body: 'I-claim ang mga ito, buksan ang isa sa mga laro sa ibaba at maglaro. Ipinapakita ng laro kung ilan pa ang natitira.',
  },
};
