# One function for each release. Hosts believe only reports of their own rubric, so during an upgrade old hosts go on
# calling the old function while new ones call the new: no grading fails.
data "aws_iam_policy_document" "grader_trust" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "Service"
      identifiers = ["lambda.amazonaws.com"]
    }
  }
}

resource "aws_iam_role" "grader" {
  name_prefix        = "${var.name}-grader-"
  assume_role_policy = data.aws_iam_policy_document.grader_trust.json
}

resource "aws_cloudwatch_log_group" "grader" {
  for_each          = var.graders
  name              = "/aws/lambda/${var.name}-grader-${each.key}"
  retention_in_days = 30
}

# It writes its log, and reaches nothing else: a PDF is somebody else's program.
data "aws_iam_policy_document" "grader" {
  statement {
    actions   = ["logs:CreateLogStream", "logs:PutLogEvents"]
    resources = [for group in aws_cloudwatch_log_group.grader : "${group.arn}:*"]
  }
}

resource "aws_iam_role_policy" "grader" {
  role   = aws_iam_role.grader.id
  policy = data.aws_iam_policy_document.grader.json
}

resource "aws_lambda_function" "grader" {
  for_each         = var.graders
  function_name    = "${var.name}-grader-${each.key}"
  role             = aws_iam_role.grader.arn
  runtime          = "nodejs24.x"
  architectures    = ["x86_64"]
  handler          = "lambda/handler.handler"
  filename         = each.value
  source_code_hash = filebase64sha256(each.value)
  # 1769 MB are one whole processor.
  memory_size = 1769
  timeout     = 15
  publish     = true
  depends_on  = [aws_cloudwatch_log_group.grader]
}

# What hosts call. To try another size or runtime of the same release on a part of the calls, give it a routing_config.
resource "aws_lambda_alias" "live" {
  for_each         = var.graders
  name             = "live"
  function_name    = aws_lambda_function.grader[each.key].function_name
  function_version = aws_lambda_function.grader[each.key].version
}
