/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Mlete rafiki',
    summary: 'Zawadi kwa kila rafiki anayeweka pesa kwa mara ya kwanza.',
    body: 'Shiriki kiungo au msimbo wako. Zawadi inaonekana kwenye kituo chako cha zawadi mara tu pesa alizoweka rafiki yako zinapolipwa.',
  },
  'good-company': {
    title: 'Marafiki wema',
    summary: 'Zawadi nyingine kwa marafiki wanaobaki.',
    body: 'Madau ya rafiki yako kwa pesa zake mwenyewe kwenye michezo yote huhesabiwa kwa siku thelathini za kwanza.',
  },
  'warm-welcome': {
    title: 'Karibu sana',
    summary: 'Zawadi ndogo, kwa sababu rafiki amekualika.',
    body: 'Unaipata kwenye kituo chako cha zawadi baada ya kujisajili.',
  },
};
