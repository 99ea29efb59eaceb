/** The words of both plans side by side, in English. */
export default {
  title: 'The plans of round {{ round }}',
  none: 'No orders.',
  unknown: 'Not shown yet.',
  saved: '{{ count }} saved',
}
