// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'డిపాజిట్',
  withdrawal: 'విత్‌డ్రాయల్',
  withdrawal_returned: 'విత్‌డ్రాయల్ తిరిగి జమ',
  bet: 'స్టేక్',
  win: 'గెలుపు',
  jackpot: 'జాక్‌పాట్',
  rollback: 'స్టేక్ వాపసు',
  adjust: 'సర్దుబాటు',
  bonus: 'బోనస్',
  transfer: 'ట్రాన్స్‌ఫర్',
  salary: 'శాలరీ',
  shortfall: 'సవరణ సెటిల్',
  correction: 'బ్యాలెన్స్ సవరణ',
  fee: 'ఫీజు',
};

export const roundStates = { open: 'జరుగుతోంది', closed: 'సెటిల్ అయింది', rolled_back: 'స్టేక్ వాపసు' };

export const depositStates = {
  pending: 'చెల్లింపు కోసం వేచి ఉంది',
  review: 'పరిశీలనలో ఉంది',
  paid: 'చెల్లించారు',
  refused: 'తిరస్కరించారు',
  expired: 'గడువు ముగిసింది',
  cancelled: 'రద్దయింది',
};

export const withdrawalStates = {
  checking: 'పరిశీలనలో ఉంది',
  approved: 'ఆమోదించారు',
  paying: 'చెల్లిస్తున్నాం',
  paid: 'చెల్లించాం',
  confirmed: 'అందింది',
  refused: 'తిరస్కరించారు',
  failed: 'విఫలమైంది, డబ్బు వాపసు',
  returned: 'వెనక్కి పంపారు, డబ్బు వాపసు',
};
