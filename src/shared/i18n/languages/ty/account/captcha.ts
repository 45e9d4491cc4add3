/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Security check',
  registerTitle: 'Security check',
  pictureAlt: 'Security image na may {{letters}} character. Kung hindi mo ito mabasa, gamitin ang button sa ibaba.',
  pictureComing: 'Nilo-load ang larawan…',
  noPicture: 'Hindi ma-load ang larawan.',
  another: 'Bagong larawan',
  letters: 'Mga character sa larawan',
  missing: 'Pakilagay ang mga character na nasa larawan.',
  alternative: 'Hindi ko mabasa ang larawan',
  working: 'Gumagawa na lang ng check ang device mo. Ipapadala ang form sa loob ng ilang segundo.',
  worked: 'Tapos na ang check. Hindi mo kailangang maglagay ng character.',
};

export const failure = {
  captcha_needed: 'Masyadong maraming maling subok. Pakilagay ang mga character na nasa larawan.',
  captcha_wrong: 'Hindi tugma ang mga character. Subukan ang bagong larawan.',
  captcha_check_needed: 'Wala ang security check. Pakisubukan ulit.',
  captcha_check_failed: 'Hindi pumasa ang security check. Pakisubukan ulit.',
  captcha_check_unavailable: 'Hindi sumasagot ang security check. Pakisubukan ulit pagkaraan ng isang minuto.',
};
