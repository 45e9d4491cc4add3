/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Hujaingia, tafadhali ingia',
  session_ended: 'Kipindi chako cha kuingia kimeisha. Salio lako liko salama. Ingia ili kuendelea.',
  signature_needed: 'Tafadhali ingia tena ili kuendelea. Hakuna kilichobadilishwa.',
  signature_refused: 'Tafadhali ingia tena ili kuendelea. Hakuna kilichobadilishwa.',
  real_account_needed: 'Tafadhali fungua akaunti kwanza',
  not_allowed: 'Akaunti yako haiwezi kufanya hili. Hakuna kilichobadilishwa.',
  invalid_request: 'Kitu ulichoweka hakikukubaliwa. Hakuna kilichobadilishwa. Tafadhali kiangalie na ujaribu tena.',
  body_too_large: 'Hii ni kubwa mno kutumwa. Hakuna kilichobadilishwa. Tafadhali punguza unachotuma.',
  too_many_requests:
    'Umejaribu mara nyingi mno. Hakuna kilichobadilishwa. Tafadhali subiri dakika moja na ujaribu tena.',
  idempotency_key_needed:
    'Ombi lako halikuweza kuthibitishwa. Hakuna pesa zilizohamishwa. Tafadhali pakia ukurasa upya.',
  idempotency_key_reused: 'Ombi hili halikukubaliwa. Hakuna pesa zilizohamishwa. Tafadhali anza tena.',
  maintenance: 'Tovuti iko kwenye matengenezo. Salio lako liko salama. Tafadhali rudi baadaye.',
  region_restricted: 'Tovuti hii haipatikani katika eneo lako.',
  not_found: 'Hii haipo au haipatikani tena.',
  system_error: 'Hitilafu ya mfumo. Ikiwa ulikuwa unahamisha pesa, angalia historia ya akaunti. Kisha jaribu tena.',
  server_unavailable:
    'Tovuti haiwezi kujibu kwa sasa. Ikiwa ulikuwa unahamisha pesa, angalia historia ya akaunti. Kisha jaribu tena.',
  network_abnormal: 'Kuna tatizo la mtandao, tafadhali jaribu tena',
  account_excluded: 'Kucheza kumefungwa kwenye akaunti hii, kwa ombi lako au letu. Salio lako liko salama.',
  game_not_found: 'Mchezo huu haupo au haupatikani tena.',
};
