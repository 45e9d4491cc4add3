/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Karibu kwenye kituo cha wakala',
    content:
      'Hapa unaona timu yako, malipo yako na ripoti zako. Ukurasa wa muhtasari unaonyesha maombi yanayosubiri jibu lako.',
  },
  realtime: {
    title: 'Mshahara wa papo hapo hulipwa kila dakika tano',
    content: 'Kiasi huongezeka kwa kila beti ya timu yako inayokamilika. Kinakuwa cha mwisho kipindi kinapohesabiwa.',
  },
  settlements: {
    title: 'Muda wa kuhesabu mishahara ya saa na ya siku',
    content: 'Mishahara ya saa huhesabiwa muda mfupi baada ya kila saa, na ya siku saa 02:05 kwa siku iliyotangulia.',
  },
  dividends: {
    title: 'Gawio mara mbili kwa mwezi',
    content:
      'Gawio huhesabiwa tarehe 1 na 16 saa 02:10. Hasara halisi iliyo chini ya sifuri huhamishiwa nusu mwezi unaofuata.',
  },
  links: {
    title: 'Viungo vya usajili vyenye viwango vyako',
    content:
      'Tengeneza kiungo kwenye kituo cha usajili, chagua kiwango na muda wake wa kuisha, kisha uone mibofyo na usajili wake.',
  },
  contracts: {
    title: 'Mikataba inahitaji pande zote mbili',
    content:
      'Mkataba mpya huanza kipindi kinachofuata baada ya pande zote mbili kukubali. Linganisha matoleo kabla ya kujibu.',
  },
  approval: {
    title: 'Hesabu kubwa hukaguliwa',
    content:
      'Hesabu inayozidi kiasi kilichowekwa tunaiidhinisha kabla ya kulipwa. Muda wake huisha ikiwa hakuna aliyeamua ndani ya siku 30.',
  },
  messages: {
    title: 'Waandikie wanachama wako wa moja kwa moja',
    content:
      'Wanachama wako wa moja kwa moja na upline yako hupokea ujumbe wako papo hapo. Unaupata chini ya “Ujumbe”.',
  },
  files: {
    title: 'Ripoti kama faili',
    content: 'Faida na hasara, mapato na hesabu zinaweza kupakuliwa kama CSV, kwa vichujio ulivyoweka.',
  },
  periods: {
    title: 'Wiki, nusu miezi na miezi',
    content: 'Ripoti sasa zina vipindi vya wiki za kalenda, nusu miezi na miezi, cha sasa na kilichopita.',
  },
};
