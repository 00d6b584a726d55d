import type { ReactNode } from 'react';

export interface TableProps {
  /** Its headings, one for each column. */
  columns: readonly string[];
  className?: string;
  /** Its rows. */
  children: ReactNode;
}

/** A table in the text of a page. */
export function Table({ columns, className, children }: TableProps) {
  return (
    <table className={className ? `table ${className}` : 'table'}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
