// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'डिपोजिट',
  withdrawal: 'निकासी',
  withdrawal_returned: 'निकासी फिर्ता',
  bet: 'बेट रकम',
  win: 'जित',
  jackpot: 'ज्याकपोट',
  rollback: 'बेट रकम फिर्ता',
  adjust: 'समायोजन',
  bonus: 'बोनस',
  transfer: 'ट्रान्सफर',
  salary: 'तलब',
  shortfall: 'सुधार रकम चुक्ता',
  correction: 'ब्यालेन्स सुधार',
  fee: 'शुल्क',
};

export const roundStates = { open: 'चालु', closed: 'सेटल भयो', rolled_back: 'बेट रकम फिर्ता' };

export const depositStates = {
  pending: 'भुक्तानी पर्खिँदै',
  review: 'जाँच हुँदै',
  paid: 'भुक्तानी भयो',
  refused: 'अस्वीकृत',
  expired: 'म्याद सकियो',
  cancelled: 'रद्द गरियो',
};

export const withdrawalStates = {
  checking: 'जाँच हुँदै',
  approved: 'स्वीकृत',
  paying: 'भुक्तानी हुँदै',
  paid: 'भुक्तानी भयो',
  confirmed: 'प्राप्त भयो',
  refused: 'अस्वीकृत',
  failed: 'असफल, पैसा फिर्ता भयो',
  returned: 'फर्काइयो, पैसा फिर्ता भयो',
};
