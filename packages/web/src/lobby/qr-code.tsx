/** A link as a code to be scanned: always dark on light, whatever the theme. */
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import './qr-code.css';

interface Props {
  readonly link: string;
  readonly label: string;
}

export const QrCode: FunctionComponent<Props> = ({ link, label }) => {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

const drawn = (link: string): { size: number; path: string } => {
  const { data, size } = encode(link, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
};
