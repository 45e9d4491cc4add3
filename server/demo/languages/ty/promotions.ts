/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Subukan nang libre',
    summary: 'Maglaro gamit ang demo money. Walang account, walang deposit.',
    body: 'Buksan ang login window at piliin ang “Maglaro nang libre”. Agad kang may demo money at puwede mong subukan ang kahit anong bukas na laro.\nPareho ang odds sa totoong laro. Hindi mawi-withdraw ang demo money, at hindi binabayaran ang mga panalo rito.\n18+. Puwede kang gumawa ng account anumang oras.',
  },
  deposit: {
    title: 'Walang fee sa card deposit',
    summary: 'Mag-deposit gamit ang card mula 10.00 nang walang fee.',
    body: 'Libre ang mga card deposit mula 10.00 hanggang 5,000.00. Mag-a-update ang balance mo kapag nakumpirma ang bayad.\nPuwedeng suriin muna ng team namin ang mga deposit na 1,000.00 pataas.\nDemo: walang totoong perang sinisingil.',
  },
  jackpot: {
    title: 'Saan galing ang mga jackpot namin',
    summary: 'Kami ang nagsisimula ng bawat jackpot, at idinadagdag ang 1% ng bawat kasaling bet.',
    body: 'Nagsisimula ang bawat jackpot sa halagang galing sa amin. Idinadagdag dito ang 1% ng bawat bet sa kasaling laro, at sa nanalo ang buong halaga.\nNasa page na Mga jackpot ang kasalukuyang halaga, ang mga kasaling laro, ang tsansa mong manalo at ang mga pinakabagong panalo.',
  },
};
