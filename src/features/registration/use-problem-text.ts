import { useTranslation } from 'react-i18next';
import type { Circumstances, RegistrationProblem, TypedField } from './check.ts';

type Key = 'register.reg_pattern_0';

/** Returns the text of a field's problem, with its pattern and bounds (AUTH-09). */
export const useProblemText = ({ rules, minimumAge, mobileLengths }: Circumstances) => {
  const { t, i18n } = useTranslation();
  const byRule = (field: TypedField): string => {
    if (field === 'verificationCode') return t('failure.verification_code_wrong');
    const { patternId, minLength: min, maxLength: max } = rules[field];
    // As strings, so that i18next does not apply plural rules to the bounds.
    return t(`register.reg_pattern_${patternId}` as Key, { min, max });
  };
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });

  return (field: TypedField, problem: RegistrationProblem | undefined): string | null => {
    switch (problem) {
      case undefined:
        return null;
      case 'empty':
        return t('auth.error.empty');
      case 'mismatch':
        return t('auth.error.mismatch');
      case 'terms':
        return t('auth.error.terms');
      case 'passwordIsUsername':
        return t('auth.error.passwordIsUsername');
      case 'unknownCode':
        return t('failure.invitation_code_error');
      case 'characters':
        return t('register.problem.characters');
      case 'notRequested':
        return t('register.problem.notRequested');
      case 'underAge':
        return t('register.problem.underAge', { age: minimumAge });
      case 'digits':
        return t('register.problem.digits', { digits: list.format(mobileLengths.map(String)) });
      case 'pattern':
        if (field === 'payeeName') return `${t('register.problem.realName')}. ${byRule(field)}`;
        return field === 'mobileNum' ? t('register.problem.phone') : byRule(field);
      default:
        return byRule(field);
    }
  };
};
