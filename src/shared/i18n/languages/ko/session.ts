export default {
  realAccountTitle: '정식 계정이 필요합니다',
  realAccountText: '먼저 계정에 가입해 주세요',
};
