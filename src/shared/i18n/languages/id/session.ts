export default {
  realAccountTitle: 'Anda perlu akun asli',
  realAccountText: 'Silakan daftar akun dulu',
};
