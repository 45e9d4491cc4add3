/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'عرض تجريبي من Parlour، ليس ترخيصًا حقيقيًا',
  helpline: 'عرض تجريبي من Parlour، ليس خط مساعدة حقيقيًا',
};
