/** Messages to members. */
export default {
  welcome: 'Selamat datang ke laman ini. Mesej daripada kami dan upline anda dipaparkan di sini.',
};
