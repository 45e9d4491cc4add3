import { Link } from 'react-router-dom';
import { isOwnPath } from '../../../contract/own-path.ts';
import styles from './footer.module.css';

/** A line of the merchant's data with its address: a page of this site, or another site, which opens in a new tab. */
export const ResourceLink = ({ url, title }: { url: string; title: string }) => (
  <p className={styles.resource}>
    {isOwnPath(url) ? (
      <Link to={url}>{title}</Link>
    ) : (
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
    )}
  </p>
);
