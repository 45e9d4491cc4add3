import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './ui.module.css';

type Look = 'plain' | 'primary' | 'danger' | 'on';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  icon?: LucideIcon;
  look?: Look;
}

/** A small button of the tool. With an icon and no children it needs an `aria-label`, which is its tip as well. */
export const Button = ({ icon: Icon, look = 'plain', children, ...rest }: Props) => (
  <button type="button" className={styles.button} data-look={look} title={rest['aria-label']} {...rest}>
    {Icon && <Icon size={15} aria-hidden />}
    {children}
  </button>
);
