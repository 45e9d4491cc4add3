/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Mga patakaran',
    body: [
      'Dapat 18 taong gulang ka o mas matanda para maglaro. Isang account lang ang puwede sa bawat tao.',
      'May bisa ang bet kapag nakumpirma na ito. Ibinabawas ang taya sa balance mo sa sandaling iyon, at idinadagdag ang panalo kapag natapos ang round. Kung mawalan ka ng koneksyon, tatapusin ang round at makikita mo ang resulta sa betting record mo.',
      'Isang slot lang ang malalaro mo nang sabay, at hindi bababa sa 2.5 segundo ang pagitan ng mga spin. Walang autoplay.',
      'Ipinapakita sa bawat laro ang odds, ang paytable at ang pinakamababa at pinakamataas na taya bago ka mag-bet. Nasa page na Mga jackpot kung saan galing ang bawat jackpot at ang tsansa mong manalo nito.',
      'Kung pumalya ang laro, void ang mga bet ng round na iyon at ibabalik ang taya mo. Makikita mo ito sa account record mo.',
    ],
  },
  account: {
    title: 'Account mo',
    body: [
      'Para mag-register, pumili ng username na 4–20 letra o numero na nagsisimula sa letra, at password na 8–64 character.',
      'Mala-log out ka nang hindi lalampas sa labindalawang oras. Para mag-log out sa lahat ng device nang sabay, piliin ang “Mag-log out sa lahat” sa Account ko. Pagkatapos ng tatlong maling password, dadaan ka sa maikling security check.',
      'Para mag-deposit, pumili ng paraan ng pagbabayad at halaga, at magbayad sa payment page. Mag-a-update ang balance mo kapag nakumpirma ang bayad. Puwedeng suriin muna ang malalaking deposit; masusundan mo ang status sa Mga deposit mo.',
      'Ang balance sa itaas ng page ang puwede mong ipang-bet. Kung naka-gray ito, sandaling nawala ang koneksyon. Ligtas ang pera mo, at naka-pause ang mga bet hanggang bumalik ang koneksyon.',
    ],
  },
  faq: {
    title: 'FAQ',
    body: [
      'Totoong pera ba ito? Hindi. Demo site ito, at walang totoong perang sinisingil o ibinabayad.',
      'Sino ang nasa listahan ng mga nanalo? Mga simulated na player ng demo na ito at ibang bisita. Bahagyang nakatago ang mga pangalan.',
      'Puwede ko bang subukan muna ang laro? Oo. Piliin ang “Maglaro nang libre” kapag nagla-log in: malalaro mo ang lahat ng laro gamit ang demo money, sa parehong odds at walang account.',
      'Paano ko malalaman na patas ang resulta? Puwedeng i-verify ang bawat round. Bago ka mag-bet, nagpapakita ang laro ng code na nagtatakda ng resulta; pagkatapos, masusuri mo ito gamit ang I-verify sa laro, sa sarili mong device.',
      'Nagbayad ako, pero hindi nagbago ang balance ko. Tingnan ang status sa Mga deposit mo: puwedeng hinihintay ang kumpirmasyon ng bayad o sinusuri ito. Puwede mong isara ang page; walang mawawala.',
      'Puwede ba akong magpahinga? Oo. Sa [Responsible gaming](/member/limits) sa account menu mo, puwede kang magtakda ng limit, magsimula ng cool-off, mag-lock ng isang uri ng laro o mag-self-exclude. Makakapag-withdraw ka pa rin. Tinatapos ang round na bukas, o ibinabalik ang taya nito.',
      'Sino ang nagbigay ng lisensya sa site na ito, at nasaan ang helpline nito? Demo ito: wala itong lisensya at wala ring helpline. Nasa ibaba ng bawat page ng totoong site ang sa kanila. Kung nagiging problema mo ang pagsusugal, makipag-ugnayan sa helpline ng bansa mo, at tingnan ang [Responsible gaming](/member/limits).',
    ],
  },
};
