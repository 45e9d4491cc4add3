/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour 데모, 실제 라이선스가 아닙니다',
  helpline: 'Parlour 데모, 실제 상담 전화가 아닙니다',
};
