/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Sheria',
    body: [
      'Ni lazima uwe na umri wa miaka 18 au zaidi ili kucheza. Kila mtu anaruhusiwa akaunti moja.',
      'Beti inahesabiwa ikishathibitishwa. Dau hukatwa kwenye salio lako wakati huo, na ushindi huongezwa raundi inapoisha. Ukipoteza mtandao, raundi inakamilishwa na unaona matokeo kwenye historia ya beti.',
      'Unaweza kucheza sloti moja kwa wakati, kwa angalau sekunde 2.5 kati ya mizunguko. Hakuna kucheza kiotomatiki.',
      'Uwezekano wa kushinda, jedwali la malipo na madau ya chini na ya juu huonyeshwa kwenye kila mchezo kabla ya kubeti. Ukurasa wa Jackpot unaonyesha jinsi kila jackpot inavyopata pesa na nafasi yako ya kuishinda.',
      'Mchezo ukishindwa, beti za raundi hiyo ni batili na dau lako linarudishwa. Unaweza kuona hili kwenye historia ya akaunti.',
    ],
  },
  account: {
    title: 'Akaunti yako',
    body: [
      'Ili kujisajili, chagua jina la mtumiaji lenye herufi au tarakimu 4–20, linaloanza na herufi, na nenosiri lenye herufi 8–64.',
      'Unatolewa kwenye akaunti ndani ya saa kumi na mbili baada ya kuingia. Ili kutoka kwenye vifaa vyote kwa pamoja, chagua “Toka kwenye vifaa vyote” katika Akaunti yangu. Baada ya kukosea nenosiri mara tatu, utafanya ukaguzi mfupi wa usalama.',
      'Ili kuweka pesa, chagua njia ya malipo na kiasi, kisha ulipe kwenye ukurasa wa malipo. Salio lako linasasishwa mara tu malipo yanapothibitishwa. Kiasi kikubwa kinaweza kukaguliwa kwanza; unaweza kufuatilia hali katika Pesa ulizoweka.',
      'Salio lililo juu ya ukurasa ndilo unaloweza kubetia. Likiwa na rangi ya kijivu, mtandao ulikatika kwa muda. Pesa zako ziko salama, na beti zimesimamishwa hadi mtandao urudi.',
    ],
  },
  faq: {
    title: 'Maswali',
    body: [
      'Je, hizi ni pesa halisi? Hapana. Hii ni tovuti ya demo, na hakuna pesa halisi zinazotozwa au kulipwa.',
      'Ni nani walio kwenye orodha ya washindi? Wachezaji wa kuigiza wa demo hii na wageni wengine. Majina yamefichwa kiasi.',
      'Je, ninaweza kujaribu mchezo kwanza? Ndiyo. Chagua “Cheza bure” unapoingia: unacheza kila mchezo kwa pesa za majaribio, kwa uwezekano uleule na bila akaunti.',
      'Nitajuaje kuwa matokeo ni ya haki? Kila raundi inaweza kuhakikiwa. Kabla ya kubeti, mchezo unaonyesha msimbo unaofunga matokeo; baadaye unaweza kuukagua kwa Hakiki ndani ya mchezo, kwenye kifaa chako mwenyewe.',
      'Nimelipa, lakini salio langu halijabadilika. Angalia hali katika Pesa ulizoweka: huenda malipo yanasubiri uthibitisho au yanakaguliwa. Unaweza kufunga ukurasa; hakuna kinachopotea.',
      'Je, ninaweza kupumzika? Ndiyo. Chini ya [Cheza kwa usalama](/member/limits) kwenye menyu ya akaunti yako unaweza kuweka vikomo, kuanza mapumziko mafupi, kufunga aina moja ya mchezo au kujizuia kucheza. Bado unaweza kutoa pesa. Raundi inayoendelea inakamilishwa au dau lake linarudishwa.',
      'Nani anaipa tovuti hii leseni, na simu ya msaada iko wapi? Hii ni demo: haina leseni wala simu ya msaada. Tovuti halisi hutaja zake chini ya kila ukurasa. Ikiwa kamari inakusumbua, wasiliana na simu ya msaada ya nchi yako, na uone [Cheza kwa usalama](/member/limits).',
    ],
  },
};
