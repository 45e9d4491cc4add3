// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'डिपॉज़िट',
  withdrawal: 'निकासी',
  withdrawal_returned: 'निकासी वापस आई',
  bet: 'स्टेक',
  win: 'जीत',
  jackpot: 'जैकपॉट',
  rollback: 'स्टेक वापस',
  adjust: 'एडजस्टमेंट',
  bonus: 'बोनस',
  transfer: 'ट्रांसफ़र',
  salary: 'सैलरी',
  shortfall: 'सुधार की रकम चुकाई गई',
  correction: 'बैलेंस में सुधार',
  fee: 'शुल्क',
};

export const roundStates = { open: 'जारी', closed: 'सेटल', rolled_back: 'स्टेक वापस' };

export const depositStates = {
  pending: 'भुगतान का इंतज़ार',
  review: 'जांच में',
  paid: 'भुगतान हुआ',
  refused: 'अस्वीकृत',
  expired: 'समय समाप्त',
  cancelled: 'रद्द',
};

export const withdrawalStates = {
  checking: 'जांच में',
  approved: 'मंज़ूर',
  paying: 'भुगतान जारी',
  paid: 'भुगतान हुआ',
  confirmed: 'मिल गया',
  refused: 'अस्वीकृत',
  failed: 'विफल, पैसे वापस किए गए',
  returned: 'भुगतान लौट आया, पैसे वापस किए गए',
};
