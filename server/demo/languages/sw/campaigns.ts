/** Campaigns. */
export default {
  'first-light': {
    title: 'Mwanga wa kwanza',
    summary: 'Pesa unazoweka zinakuwa mara mbili, kwa kasino.',
    body: 'Jiunge kabla ya kuweka pesa, nasi tunaongeza kiasi kilekile kama pesa za bonasi, hadi kiwango cha juu kilicho hapa chini.\nUnaweza kutumia ofa hii mara tatu.',
  },
  'lantern-gift': {
    title: 'Zawadi ya taa',
    summary: 'Zawadi kwa jioni moja penye taa.',
    body: 'Zawadi moja kwa kila mwanachama, kwa michezo ya kasino.',
  },
  'second-wind': {
    title: 'Nguvu mpya',
    summary: 'Cashback ya 10% kila wiki kwenye michezo ya kasino.',
    body: 'Kila wiki kuanzia Jumatatu hadi Jumapili huhesabiwa peke yake. Huhitaji kujiunga: cashback yako inaonekana kwenye kituo chako cha zawadi.',
  },
  'fair-share': {
    title: 'Mgawo wa haki',
    summary: 'Sehemu ya faida ya kasino kwenye kila beti yako inarudishwa, ushinde au ushindwe.',
    body: 'Inalipwa moja kwa moja kwenye salio lako mara moja kwa mwezi. Michezo yenye RTP kubwa ina faida ya kasino ndogo.',
  },
  'your-day': {
    title: 'Siku yako',
    summary: 'Zawadi siku yako ya kuzaliwa.',
    body: 'Tunatumia tarehe ya kuzaliwa uliyotoa wakati wa kujisajili. Unaweza kuchukua zawadi ndani ya wiki moja.',
  },
  'match-day': {
    title: 'Siku ya mechi',
    summary: 'Pesa za bonasi kwa mechi yako ijayo.',
    body: 'Tuma ombi lako, nasi tutalikagua ndani ya siku moja.',
  },
  'lucky-number': {
    title: 'Namba ya bahati',
    summary: 'Kwa wanachama 500 wa kwanza wenye msimbo PARLOUR-10.',
    body: 'Weka msimbo PARLOUR-10 ili kuichukua.',
  },
  'round-table': {
    title: 'Meza ya duara',
    summary: 'Pesa za bonasi kwa michezo ya karata dhidi ya wachezaji wengine.',
    body: 'Kwa wanachama waliowahi kuweka pesa.',
  },
  autumn: {
    title: 'Jioni za vuli',
    summary: 'Zawadi ya vuli iliyopita.',
    body: 'Imekwisha.',
  },
  harvest: {
    title: 'Siku za mavuno',
    summary: 'Cashback ya mavuno yaliyopita.',
    body: 'Imekwisha.',
  },
  'lantern-rounds': {
    title: 'Raundi ishirini na tano kutoka kwetu',
    summary: 'Raundi za bure kwenye michezo iliyochaguliwa.',
    body: 'Zichukue, fungua mmoja wa michezo hapa chini na ucheze. Mchezo unaonyesha zimebaki ngapi.',
  },
};
