/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Ajak rakan',
    summary: 'Ganjaran bagi setiap rakan yang membuat deposit pertama.',
    body: 'Kongsi pautan atau kod anda. Ganjaran muncul di pusat ganjaran sebaik sahaja deposit rakan anda dibayar.',
  },
  'good-company': {
    title: 'Teman setia',
    summary: 'Ganjaran tambahan untuk rakan yang terus bersama.',
    body: 'Taruhan rakan anda dengan wang sendiri dalam semua permainan dikira untuk tiga puluh hari pertama.',
  },
  'warm-welcome': {
    title: 'Sambutan mesra',
    summary: 'Hadiah kecil, kerana seorang rakan menjemput anda.',
    body: 'Anda boleh mendapatkannya di pusat ganjaran selepas mendaftar.',
  },
};
