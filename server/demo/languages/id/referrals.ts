/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Ajak teman',
    summary: 'Hadiah untuk setiap teman yang melakukan deposit pertama.',
    body: 'Bagikan link atau kode Anda. Hadiah muncul di pusat hadiah begitu deposit teman Anda dibayar.',
  },
  'good-company': {
    title: 'Teman setia',
    summary: 'Hadiah tambahan untuk teman yang bertahan.',
    body: 'Taruhan teman Anda dengan uang sendiri di semua game dihitung selama tiga puluh hari pertama.',
  },
  'warm-welcome': {
    title: 'Sambutan hangat',
    summary: 'Hadiah kecil karena Anda diajak teman.',
    body: 'Ada di pusat hadiah setelah Anda mendaftar.',
  },
};
