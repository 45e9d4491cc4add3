export default {
  realAccountTitle: '正式アカウントが必要です',
  realAccountText: '先に正式アカウントを登録してください',
};
