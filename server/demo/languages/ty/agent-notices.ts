/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Welcome sa agent center',
    content:
      'Makikita mo rito ang team mo, ang kita mo at ang mga report mo. Nasa summary page ang mga request na kailangan ng sagot mo.',
  },
  realtime: {
    title: 'Kada limang minuto ang bayad ng real-time salary',
    content:
      'Lumalaki ang halaga sa bawat na-settle na bet ng team mo. Nagiging final ito kapag na-settle na ang period.',
  },
  settlements: {
    title: 'Kailan sine-settle ang hourly at daily salary',
    content:
      'Sine-settle ang hourly salary ilang sandali pagkatapos ng bawat oras, at ang daily salary sa 02:05 para sa nakaraang araw.',
  },
  dividends: {
    title: 'Dividend dalawang beses bawat buwan',
    content:
      'Sine-settle ang mga dividend tuwing ika-1 at ika-16 sa 02:10. Ang net loss na mas mababa sa zero ay dinadala sa susunod na kalahating buwan.',
  },
  links: {
    title: 'Mga registration link na may sarili mong rate',
    content:
      'Gumawa ng link sa registration center, piliin ang rate at expiry nito, at tingnan ang mga click at registration.',
  },
  contracts: {
    title: 'Dalawang panig ang kailangan sa kontrata',
    content:
      'Nagsisimula ang bagong kontrata sa susunod na period pagkatapos pumayag ng dalawang panig. Ikumpara ang mga version bago ka sumagot.',
  },
  approval: {
    title: 'Sinusuri ang malalaking settlement',
    content:
      'Inaaprubahan namin ang settlement na lampas sa itinakdang halaga bago ito bayaran. Mag-e-expire ito kung walang magpasya sa loob ng 30 araw.',
  },
  messages: {
    title: 'Sumulat sa mga direct member mo',
    content:
      'Agad natatanggap ng mga direct member at upline mo ang mga mensahe mo. Makikita mo ang mga ito sa “Mga mensahe”.',
  },
  files: {
    title: 'Mga report bilang file',
    content:
      'Puwedeng i-download bilang CSV ang profit and loss, revenue at mga settlement, kasama ang mga filter na itinakda mo.',
  },
  periods: {
    title: 'Mga linggo, kalahating buwan at buwan',
    content:
      'May mga period na ngayon ang mga report na linggo, kalahating buwan at buwan, ang kasalukuyan at ang nakaraan.',
  },
};
