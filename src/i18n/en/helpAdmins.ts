export default {
  'answer-inbox': {
    title: 'Reply to messages and feedback',
    words: 'inbox contact administrator answer reply assign archive',
    body: `**Inbox** contains messages from the contact page and feedback. Assign a message so other administrators know who’s handling it, reply to it, or archive it.

Replies to contact messages go out by email, in the language the person wrote in; replies to feedback appear in the product. Messages are deleted a year after the reply.`,
  },
  'change-legal-texts': {
    title: 'Publish new terms or a new privacy policy',
    words: 'legal version consent operator draft',
    body: `**Legal texts** starts a draft from the current version, in both languages. Check the preview, say what’s new, and decide whether people must agree again. Published versions can’t be changed.

If consent is needed, everyone sees what’s new on the next page they open. They can accept, or export their data and leave. Enter the platform operator’s details on the same page.`,
  },
}
