/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Pitong lantern',
    summary: 'Mag-check in araw-araw; may bonus sa ikapitong lantern.',
    body: 'Mag-check in isang beses bawat araw. May regalo ang bawat araw ng streak, at pagkatapos ng ikapitong araw, magsisimula ang bagong streak.\nPupunan namin para sa iyo ang isang araw na nalaktawan sa streak.',
  },
  'evening-wheel': {
    title: 'Wheel ng gabi',
    summary: 'Isang spin bawat araw, at nakasulat ang odds ng bawat premyo.',
    body: 'I-spin ang wheel isang beses bawat araw. Na-draw na ang resulta bago gumalaw ang wheel.',
  },
  'harbour-raffle': {
    title: 'Harbour raffle',
    summary: 'May ticket sa bawat $10 na valid na taya. Labing-apat na premyo.',
    body: 'Maglaro ng kahit anong laro gamit ang sarili mong pera. May isang ticket sa bawat $10 na valid na taya, hanggang 200.\nPuwedeng i-verify ng kahit sino ang draw.',
  },
  'lantern-raffle': {
    title: 'Lantern raffle',
    summary: 'Na-draw na ang raffle noong nakaraang linggo. Tingnan ang mga nanalo at i-verify ito.',
    body: 'May ticket sa bawat $10 na valid na taya. Naibigay na ang mga premyo.',
  },
};
