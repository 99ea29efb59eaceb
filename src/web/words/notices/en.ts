/** What is told of others in passing, in English. */
export default {
  said: '{{ who }}: {{ text }}',
  notice: {
    seated: '{{ who }} has sat down: {{ seat }}.',
    'given-again':
      'The seat of {{ who }} ({{ seat }}) is given again: its old link no longer opens it, and there is a new invitation.',
  },
}
