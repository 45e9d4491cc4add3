/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Hindi ka naka-log in, paki-log in',
  session_ended: 'Tapos na ang session mo. Ligtas ang balance mo. Mag-log in para magpatuloy.',
  signature_needed: 'Mag-log in ulit para magpatuloy. Walang nabago.',
  signature_refused: 'Mag-log in ulit para magpatuloy. Walang nabago.',
  real_account_needed: 'Mag-register muna ng account',
  not_allowed: 'Hindi ito magagawa ng account mo. Walang nabago.',
  invalid_request: 'May inilagay kang hindi tinanggap. Walang nabago. Pakitingnan ito at subukan ulit.',
  body_too_large: 'Masyado itong malaki para maipadala. Walang nabago. Bawasan ang ipapadala.',
  too_many_requests: 'Masyadong maraming subok. Walang nabago. Maghintay ng isang minuto at subukan ulit.',
  idempotency_key_needed: 'Hindi makumpirma ang request mo. Walang perang nagalaw. I-reload ang page.',
  idempotency_key_reused: 'Hindi tinanggap ang request na ito. Walang perang nagalaw. Magsimula ulit.',
  maintenance: 'Nasa maintenance ang site. Ligtas ang balance mo. Bumalik mamaya.',
  region_restricted: 'Hindi available ang site na ito sa rehiyon mo.',
  not_found: 'Hindi ito mahanap o hindi na available.',
  system_error: 'System error. Kung naglilipat ka ng pera, tingnan ang account record mo. Saka subukan ulit.',
  server_unavailable:
    'Hindi makasagot ang site sa ngayon. Kung naglilipat ka ng pera, tingnan ang account record mo. Saka subukan ulit.',
  network_abnormal: 'May problema sa koneksyon, pakisubukan ulit',
  account_excluded: 'Sarado sa paglalaro ang account na ito, sa request mo o namin. Ligtas ang balance mo.',
  game_not_found: 'Hindi mahanap ang larong ito o hindi na ito available.',
};
