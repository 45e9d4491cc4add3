// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'செட்டில் ஆனது', taken_back: 'செல்லாததாக்கப்பட்டது', payout_changed: 'பேஅவுட் மாறியது' };

export const billStates = {
  issued: 'வழங்கப்பட்டது',
  unapproved: 'ஒப்புதலுக்குக் காத்திருக்கிறது',
  part_received: 'ஒரு பகுதி கிடைத்தது',
  insufficient: 'போதிய பணம் இல்லை',
  not_reached: 'எந்த அடுக்கும் எட்டவில்லை',
  refused: 'நிராகரிக்கப்பட்டது',
  expired: 'காலாவதியானது',
};
