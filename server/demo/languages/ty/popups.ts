/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Welcome sa {brand}',
    content:
      'Demo site ito. Demo money ang lahat ng pera rito.\nWala pang account? Piliin ang “Maglaro nang libre” sa login window.',
  },
  'good-to-know': {
    title: 'Mabuting malaman',
    content:
      'Nasa “Mga promo” ang mga kasalukuyang alok.\nSa “Responsible gaming”, puwede kang magtakda ng limit sa deposit, talo at oras anumang oras.',
  },
};
