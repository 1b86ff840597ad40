/** A part of the file, with its heading. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import './file-section.css';

interface Props {
  readonly title: string;
  /** Beside the heading. */
  readonly aside?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const Section: FunctionComponent<Props> = ({ title, aside, class: more = '', children }) => {
  const id = useId();
  return (
    <section class={`file-section ${more}`} aria-labelledby={id}>
      <div class="file-section-title">
        <h2 id={id} class="display">
          {title}
        </h2>
        {aside !== undefined && <span>{aside}</span>}
      </div>
      {children}
    </section>
  );
};
