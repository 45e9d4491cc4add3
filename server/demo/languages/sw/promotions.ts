/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Jaribu bure',
    summary: 'Cheza kwa pesa za majaribio. Bila akaunti, bila kuweka pesa.',
    body: 'Fungua dirisha la kuingia na uchague “Cheza bure”. Unapata pesa za majaribio papo hapo na unaweza kujaribu mchezo wowote ulio wazi.\nUwezekano wa kushinda ni uleule wa mchezo halisi. Pesa za majaribio haziwezi kutolewa, na ushindi wake haulipwi.\n18+. Unaweza kufungua akaunti wakati wowote.',
  },
  deposit: {
    title: 'Hakuna ada ya kuweka pesa kwa kadi',
    summary: 'Weka pesa kwa kadi kuanzia 10.00 bila kulipa ada.',
    body: 'Kuweka pesa kwa kadi kuanzia 10.00 hadi 5,000.00 hakuna ada. Salio lako linasasishwa mara tu malipo yanapothibitishwa.\nUkiweka 1,000.00 au zaidi, timu yetu inaweza kukagua kwanza.\nDemo: hakuna pesa halisi zinazotozwa.',
  },
  jackpot: {
    title: 'Jinsi jackpot zetu zinavyopata pesa',
    summary: 'Tunaanzisha kila jackpot, na 1% ya kila beti inayostahili huongezwa.',
    body: 'Kila jackpot huanza na kiasi kutoka kwetu. 1% ya kila beti kwenye mchezo unaostahili huongezwa humo, na mshindi hupata kiasi chote.\nKiasi cha sasa, michezo inayostahili, nafasi yako ya kushinda na ushindi wa karibuni viko kwenye ukurasa wa Jackpot.',
  },
};
