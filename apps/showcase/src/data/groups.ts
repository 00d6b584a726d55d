import { groupControls } from '@guadua/select';

export const WHOLE = groupControls({ selectable: true });
export const COLLAPSIBLE = groupControls({ collapsible: true });
export const BOTH = groupControls({ selectable: true, collapsible: true });
