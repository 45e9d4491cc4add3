// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'டெபாசிட்',
  withdrawal: 'பணம் எடுப்பு',
  withdrawal_returned: 'எடுத்த பணம் திரும்பியது',
  bet: 'பந்தயத் தொகை',
  win: 'வெற்றித் தொகை',
  jackpot: 'ஜாக்பாட்',
  rollback: 'பந்தயத் தொகை திருப்பப்பட்டது',
  adjust: 'சரிசெய்தல்',
  bonus: 'போனஸ்',
  transfer: 'பரிமாற்றம்',
  salary: 'சம்பளம்',
  shortfall: 'திருத்தத் தொகை செட்டில் ஆனது',
  correction: 'இருப்புத் திருத்தம்',
  fee: 'கட்டணம்',
};

export const roundStates = { open: 'நடக்கிறது', closed: 'செட்டில் ஆனது', rolled_back: 'பந்தயத் தொகை திருப்பப்பட்டது' };

export const depositStates = {
  pending: 'பணம் செலுத்தக் காத்திருக்கிறது',
  review: 'பரிசீலனையில்',
  paid: 'செலுத்தப்பட்டது',
  refused: 'நிராகரிக்கப்பட்டது',
  expired: 'காலாவதியானது',
  cancelled: 'ரத்து செய்யப்பட்டது',
};

export const withdrawalStates = {
  checking: 'பரிசீலனையில்',
  approved: 'ஒப்புதல் பெற்றது',
  paying: 'அனுப்பப்படுகிறது',
  paid: 'அனுப்பப்பட்டது',
  confirmed: 'கிடைத்தது',
  refused: 'நிராகரிக்கப்பட்டது',
  failed: 'தோல்வி, பணம் திருப்பப்பட்டது',
  returned: 'திருப்பி அனுப்பப்பட்டது, பணம் திருப்பப்பட்டது',
};
